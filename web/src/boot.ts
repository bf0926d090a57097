// Runs before the first paint, so that neither another theme, other pieces, the home page before a game nor a header
// that a phone has no room for flashes up. Imports nothing: it is a plain script. What the style sheets do not know
// they leave alone; prefs.ts checks the same entry properly.
const root = document.documentElement.dataset;
if (location.hash && /^\/[^/]+\/(lessons)?$/.test(location.pathname)) root.view = 'game';
if (location.pathname.endsWith('/analysis')) root.view = 'analysis';
try {
  Object.assign(root, JSON.parse(localStorage['ouk:prefs'] ?? '{}'));
} catch {
  // No storage, or not ours: the page follows the device.
}
if (matchMedia('(prefers-contrast: more)').matches) root.contrast = 'more';
// The page names the style sheets of the sets that few choose; nothing is drawn before the chosen one is there.
const href = document.currentScript?.dataset[root.pieces ?? ''];
if (href)
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'stylesheet', blocking: 'render', href }),
  );
