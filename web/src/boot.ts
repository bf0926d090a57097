// Runs before the first paint, so that a chosen theme does not flash. Imports nothing: it is a plain script.
// What the style sheets do not know they leave alone; prefs.ts checks the same entry properly.
try {
  Object.assign(document.documentElement.dataset, JSON.parse(localStorage['ouk:prefs'] ?? '{}'));
} catch {
  // No storage, or not ours: the page follows the device.
}
