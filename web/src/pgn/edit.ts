// What a reader changes in a tree. Commands about the count stand before the move they precede: of a main line in the
// comment of the position, of a variation in its own. So they move when another line becomes the first.
import { countActionsOf, join, withCountActions, wordsOf } from './comments';
import { type Child, commentBefore, type Node, startsVariation } from './tree';

/** Moves a variation one place towards the main line. */
export function promote(child: Child): void {
  const { children } = child.parent;
  const place = children.indexOf(child);
  if (place > 0)
    reorder(child.parent, children.with(place, at(children, place - 1)).with(place - 1, child));
}

/** Makes the line that leads to a position the main one, all the way from the start. */
export function makeMainLine(child: Child): void {
  for (let node: Node = child; node.parent; node = node.parent) {
    const here = node;
    const { parent } = here;
    if (startsVariation(here))
      reorder(parent, [here, ...parent.children.filter(one => one !== here)]);
  }
}

/** Takes a move and all that follows it out of the tree. */
export function remove(child: Child): void {
  reorder(
    child.parent,
    child.parent.children.filter(one => one !== child),
  );
}

const at = (children: readonly Child[], place: number): Child => children[place] as Child;

function reorder(parent: Node, children: Child[]): void {
  const [first] = parent.children;
  const before = new Map(children.map(child => [child, countActionsOf(commentBefore(child))]));
  parent.children = children;
  const [main, ...others] = children;
  if (main === first) return;
  for (const child of others)
    child.startingComment = withCountActions(child.startingComment, before.get(child) ?? []);
  parent.comment = withCountActions(parent.comment, (main && before.get(main)) ?? []);
  if (!main) return;
  // A file has no place before the first move of a main line but the comment of the position.
  main.comment = join(wordsOf(main.startingComment), main.comment);
  main.startingComment = '';
}
