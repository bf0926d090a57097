// Audits pages in a Chromium that runs already: audit.mjs PORT CATEGORIES URL...
// Prints scores, faults and figures by URL, as JSON. The phone, its processor and its network are those that
// Lighthouse takes by default.
import lighthouse from "lighthouse";

const [port, categories, ...urls] = process.argv.slice(2);
const flags = {
  port: Number(port),
  logLevel: "error",
  onlyCategories: categories.split(","),
  // A saved game stays, so that it can be opened; all else is as at a first visit.
  clearStorageTypes: [
    "cookies",
    "indexeddb",
    "service_workers",
    "cache_storage",
  ],
};
const FIGURES = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
];
const MORE = ["cumulative-layout-shift", "speed-index", "total-byte-weight"];

function report({ categories: found, audits }) {
  const scores = Object.values(found).map(({ id, score }) => [
    id,
    Math.round(score * 100),
  ]);
  const counted = Object.values(found)
    .filter(({ id }) => id !== "performance")
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => audits[id]);
  const faults = counted
    .filter(({ score }) => score !== null && score < 1)
    .map(
      ({ id, details }) =>
        `${id}: ${JSON.stringify(details?.items?.[0] ?? "")}`,
    );
  const figures = [...FIGURES, ...MORE]
    .filter((id) => audits[id])
    .map((id) => [id, audits[id].numericValue]);
  return {
    scores: Object.fromEntries(scores),
    faults,
    figures: Object.fromEntries(figures),
  };
}

const reports = {};
for (const url of urls) {
  const { lhr } = await lighthouse(url, flags);
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  reports[url] = report(lhr);
}
console.log(JSON.stringify(reports));
