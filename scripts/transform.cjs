// Jest keeps what it has transformed by project, and each project would transform anew what others load too: of nine thousand files in `npm test` a third are
// different ones. What becomes of a file depends on the file and on the options, and these are the same for all projects.
const swc = require('@swc/jest');

exports.createTransformer = (options) => {
  const transformer = swc.createTransformer(options);
  return {
    ...transformer,
    /** What else is said of a project changes nothing in its files. */
    getCacheKey: (source, path, asked) => transformer.getCacheKey(source, path, { ...asked, configString: '' }),
  };
};
