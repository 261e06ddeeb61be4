// Tests that load much and do little run as a few files in `npm test` (`TOGETHER=1`, see `jest.config.mjs`): loading the whole API, or the web's pages with
// their library, or what a decider or a projection stands on, takes longer than most of what one of them does, and each file loads it anew. By themselves they run as ever.
const { readdirSync, readFileSync, statSync } = require('node:fs');
const { join } = require('node:path');

/** What one of them puts in a module's or a clock's place, or says of how long a test may take, would be there for the others too. */
const replacesForAll = /\bjest\.(mock|unstable_mockModule|useFakeTimers|resetModules|setTimeout)\b/;

const sources = {
  'command-service':
    /^(?!kernel\/)[^/]+\/.*\.(deciders?|property|reactions|letter|rules|status|world|jobs|journey)\.test\.ts$/,
  events: /\.test\.ts$/,
  'projection-service': /^(?!kernel\/)[^/]+\/.*\.(projection|property)\.test\.ts$/,
  'query-api': /\.test\.ts$/,
  web: /\.slice\.test\.tsx$/,
};

/** They are the paths of this workspace's tests, the largest first, so that one in so many of them takes about as long as the next. */
exports.testsTogether = (workspace) => {
  const root = join(__dirname, '..', workspace, 'src');
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => sources[workspace].test(file))
    .map((file) => join(root, file))
    .filter((path) => !replacesForAll.test(readFileSync(path, 'utf8')))
    .map((path) => ({ path, size: statSync(path).size }))
    .sort((a, b) => b.size - a.size)
    .map(({ path }) => path);
};
