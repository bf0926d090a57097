import { useState } from 'preact/hooks';
import { useText } from '../i18n/context';
import { useShared } from '../shared';
import { Item, MenuDialog } from '../ui/MenuDialog';
import { SettingsDialog } from '../ui/SettingsDialog';

interface Props {
  onOpen: () => void;
  onEdit: () => void;
  onFlip: () => void;
  onCopyLink: () => void;
  onClose: () => void;
}

/** What else there is to do from a study: on a phone the head has no room for all. */
export function StudyMenu({ onOpen, onEdit, onFlip, onCopyLink, onClose }: Props) {
  const text = useText();
  const { prefs, setPrefs } = useShared();
  const [isSetting, setSetting] = useState(false);
  if (isSetting) return <SettingsDialog prefs={prefs} onChange={setPrefs} onClose={onClose} />;
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <MenuDialog
      title={text('analysis-title')}
      onSettings={() => setSetting(true)}
      onClose={onClose}
    >
      <Item icon="file" label={text('analysis-open')} onClick={then(onOpen)} />
      <Item icon="board" label={text('analysis-edit')} onClick={then(onEdit)} />
      <Item icon="flip" label={text('act-flip')} onClick={then(onFlip)} />
      <Item icon="link" label={text('analysis-share')} onClick={then(onCopyLink)} />
    </MenuDialog>
  );
}
