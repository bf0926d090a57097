// Runs before the first paint, so that neither another theme nor the home page flashes up before a game.
// Imports nothing: it is a plain script. What the style sheets do not know they leave alone; prefs.ts checks
// the same entry properly.
if (location.hash) document.documentElement.dataset.view = 'game';
try {
  Object.assign(document.documentElement.dataset, JSON.parse(localStorage['ouk:prefs'] ?? '{}'));
} catch {
  // No storage, or not ours: the page follows the device.
}
