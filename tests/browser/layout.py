"""What a page must not do in any language, at any size, and how it is found out."""

from typing import Any

from playwright.sync_api import Page

FAULTS = r"""
({ isStrange, isStill }) => {
  const faults = [];
  const width = document.documentElement.clientWidth;
  const say = (what, element, words = '') =>
    faults.push(`${what}: ${words.trim().slice(0, 60)} in ${element.outerHTML.slice(0, 140)}`);
  const style = element => getComputedStyle(element);
  const ancestors = element =>
    element ? [element, ...ancestors(element.parentElement)] : [];
  const isHidden = element =>
    !element.checkVisibility({ visibilityProperty: true }) ||
    ancestors(element).some(one => style(one).clipPath.startsWith('inset(50%'));
  const scrolls = element => /auto|scroll/.test(style(element).overflow);
  const clips = element => ['hidden', 'clip'].includes(style(element).overflowX);
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const root = dialog ?? document.querySelector('.drop[open] .card') ?? document.body;

  if (document.documentElement.scrollWidth > width) {
    const wide = [...document.body.querySelectorAll('*')].filter(
      one => one.getBoundingClientRect().right > width + 1 && !isHidden(one),
    );
    say('scrolls sideways', wide.at(-1) ?? document.body);
  }
  if (dialog && dialog.scrollHeight > dialog.clientHeight + 1) say('hides what is below', dialog);
  const inside = dialog?.querySelector('.inside');
  if (inside && inside.scrollWidth > inside.clientWidth) say('scrolls sideways', dialog);

  const isOutside = (inner, outer, aside, above) =>
    inner.left < outer.left - aside || inner.right > outer.right + aside ||
    inner.top < outer.top - above || inner.bottom > outer.bottom + above;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const parent = node.parentElement;
    if (!node.data.trim() || isHidden(parent)) continue;
    const above = ancestors(parent);
    const range = document.createRange();
    range.selectNodeContents(node);
    const scroller = above.find(scrolls);
    const clip = above.find(one => clips(one) || scrolls(one));
    const control = above.find(one => one.matches('button, a, label, summary, .clock, .count'));
    for (const box of range.getClientRects()) {
      if ((!scroller || scroller === inside) && (box.left < -1 || box.right > width + 1))
        say('leaves the page', parent, node.data);
      if (clip && !scrolls(clip) && isOutside(box, clip.getBoundingClientRect(), 1, 3))
        say('is cut off', clip, node.data);
      if (control && isOutside(box, control.getBoundingClientRect(), 1, 3))
        say('leaves its control', control, node.data);
    }
    if (isStrange && isPlain(node.data) && !isOwn(parent))
      say('is not of the catalogue', parent, node.data);
  }

  for (const control of root.querySelectorAll('button, a, input, select, summary')) {
    if (isHidden(control) || control.closest('.board')) continue;
    const box = control.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const top = document.elementFromPoint(x, y);
    if (!top || control.contains(top) || top.contains(control)) continue;
    // They go away by themselves, or lie over what cannot be used meanwhile.
    if (top.closest('.toast') || top.closest('.strip')) continue;
    const isScrolledAway = one => scrolls(one) && isOutside(box, one.getBoundingClientRect(), 0, 0);
    if (ancestors(control).some(isScrolledAway)) continue;
    if (control.labels && [...control.labels].some(label => label.contains(top))) continue;
    say('is covered', control, top.outerHTML);
  }

  function isPlain(words) {
    // Beside dates, squares, and what is quoted.
    return /[a-z]{2}/i.test(words.replaceAll(/[a-z]+ \d+, \d{4}|\S*\d\S*|“[^”]*”/gi, ''));
  }
  function isOwn(element) {
    return element.closest('[lang]:not(html), [dir=auto], .list, time, input') !== null;
  }
  if (isStrange) {
    for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (isPlain(element.getAttribute(name)) && !isOwn(element))
          say(`has a plain ${name}`, element, element.getAttribute(name));
    for (const words of [document.title, document.querySelector('meta[name=description]').content])
      if (isPlain(words)) faults.push(`is not of the catalogue: ${words}`);
  }
  if (isStill) for (const one of document.getAnimations()) say('moves', one.effect.target);
  return faults;
}
"""


def faults(page: Page, *, is_strange: bool = False, is_still: bool = False) -> list[str]:
    """Finds what has no room on a page as it is now.

    Asks also for words from outside the catalogue where the page is in the language of nobody, and
    for what moves where nothing may.
    """
    found: list[str] = page.evaluate(FAULTS, {"isStrange": is_strange, "isStill": is_still})
    return sorted(set(found))


def expect_fit(page: Page, state: str, **asked: Any) -> None:
    """Checks that a page has no fault in a state."""
    found = faults(page, **asked)
    assert not found, "\n".join([f"{state}:", *found])
