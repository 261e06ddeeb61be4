// On two workers the largest journeys go first, as they mostly take longest. These few are small and take long all the same, and one that began last would be
// waited for by itself.
const { statSync } = require('node:fs');

const longest = ['screens', 'boards', 'staff-lists', 'people', 'notices', 'zones'];
const place = (path) => {
  const at = longest.findIndex((name) => path.endsWith(`/${name}.test.ts`));
  return at < 0 ? longest.length : at;
};

/** Jest asks this of a sequencer. */
module.exports = class LongestFirst {
  sort(tests) {
    const sized = [...tests].map((one) => ({ one, size: statSync(one.path).size }));
    return sized.sort((a, b) => place(a.one.path) - place(b.one.path) || b.size - a.size).map(({ one }) => one);
  }
  shard(tests) {
    return tests;
  }
  allFailedTests(tests) {
    return tests;
  }
  cacheResults() {}
};
