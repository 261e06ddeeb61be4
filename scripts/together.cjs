// Tests that load much and do little run as a few files in `npm test` (`TOGETHER=1`, see `jest.config.mjs`): loading the whole API, or the web's pages with
// their library, or what a decider or a projection stands on, takes longer than most of what one of them does, and each file loads it anew. By themselves they run as ever.
const { readdirSync, readFileSync, statSync } = require('node:fs');
const { join } = require('node:path');

/** What one of them puts in the place of a module, a clock or anything global, or says of how long a test may take, would be there for the others too. */
const replacesForAll =
  /\bjest\.(mock|unstable_mockModule|useFakeTimers|resetModules|setTimeout)\b|^Object\.assign\(globalThis/m;

const sources = {
  'command-service':
    /^(?!kernel\/)[^/]+\/.*\.(deciders?|property|reactions|letter|rules|status|world|jobs|journey)\.test\.ts$/,
  events: /\.test\.ts$/,
  'projection-service': /^(?!kernel\/)[^/]+\/.*\.(projection|property)\.test\.ts$/,
  'query-api': /\.test\.ts$/,
  web: /\.test\.tsx?$/,
};

/** A test whose first line asks for a document is run where there is one, and every other where there is none. */
exports.needsDocument = (path) => readFileSync(path, 'utf8').startsWith('/** @jest-environment jsdom */');

/** They are the paths of this workspace's tests, the largest first, so that one in so many of them takes about as long as the next. */
exports.testsTogether = (workspace) => {
  const root = join(__dirname, '..', workspace, 'src');
  return (
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => sources[workspace].test(file))
      .map((file) => join(root, file))
      .filter((path) => !replacesForAll.test(readFileSync(path, 'utf8')))
      // What is tried of a document by itself, and not of a page, often leaves the document otherwise than it was.
      .filter((path) => !exports.needsDocument(path) || path.endsWith('.slice.test.tsx'))
      .map((path) => ({ path, size: statSync(path).size }))
      .sort((a, b) => b.size - a.size)
      .map(({ path }) => path)
  );
};
