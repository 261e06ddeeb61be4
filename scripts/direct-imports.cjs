// `npm test -- changed` follows these imports from a test to what it imports. A list of all slices, and a manifest that loads its pages, would lead from every
// test to everything.
const isList = /[/\\](slices|projections|catalogue|app[/\\]screens)\.ts$|\.screens\.ts$/;

module.exports = {
  getCacheKey: () => '1',
  extract: (code, path, defaultExtract) => (isList.test(path) ? new Set() : defaultExtract(code)),
};
