// `npm test -- changed` looks at these: the files that differ from main's common ancestor, in the working tree too.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
const lines = (text) => text.split('\n').filter(Boolean);

/** This branch left main there; on main itself, or without one, it is the last commit. */
function base() {
  for (const main of ['main', 'origin/main']) {
    try {
      return git('merge-base', 'HEAD', main).trim();
    } catch {
      // There is no such branch here.
    }
  }
  return 'HEAD';
}

/** These files were changed or added since then, and are still there. */
export const changedFiles = () =>
  [
    ...new Set([
      ...lines(git('diff', '--name-only', base())),
      ...lines(git('ls-files', '--others', '--exclude-standard')),
    ]),
  ]
    .filter((path) => existsSync(join(root, path)))
    .sort();

const isCode = (path) => /\.[mc]?[jt]sx?$/.test(path);
/** They are the tests of the folders that were changed, and those of their workspace's lists of slices: no import that is followed leads there from a list. */
const testsBeside = (code) => {
  const folders = code.flatMap((path) => /^(.+?\/src)\/([^/]+)\//.exec(path)?.slice(1, 3).join('/') ?? []);
  const lists = folders.map((folder) => folder.replace(/\/[^/]+$/, ''));
  const wanted = [
    ...[...new Set(folders)].map((folder) => `${folder}/`),
    ...[...new Set(lists)].map((source) => `:(glob)${source}/*`),
  ];
  return wanted.length === 0
    ? []
    : lines(git('ls-files', '--', ...wanted)).filter((path) => /\.test\.tsx?$/.test(path));
};
const isForWeb = (path) => /^(web|events)\//.test(path) || /^(tsconfig|package)/.test(path);
const isForServices = (path) => !path.startsWith('web/');

/**
 * These are the parts of the tests that a change can touch. Jest finds the test files by what they import; texts and documents are read and not imported, so
 * their own checks run when one of them was changed, and those of the architecture always. Browser journeys, security and faults need a build: they are for
 * `npm test`.
 */
export function changedParts(files, { jest, lint, format, typed, node }) {
  const code = files.filter(isCode);
  const sources = files.filter((path) => isCode(path) || path.startsWith('package') || path.startsWith('tsconfig'));
  const hasTexts = files.some((path) => path.includes('locales/') || path.endsWith('.messages.ts'));
  const ignored = ['tests', 'security', 'tests/faults', 'tests/calls', 'docs'];
  // A college that is generated or moved imports everything, and takes two minutes.
  if (!code.some((path) => path.startsWith('scripts/'))) ignored.push('scripts');
  return {
    ...(sources.some(isForServices) && { types: typed('tsconfig.json') }),
    ...(sources.some(isForWeb) && { 'web-types': typed('web/tsconfig.json') }),
    ...(code.length > 0 && { lint: lint(...code) }),
    ...(files.length > 0 && { format: format('--no-error-on-unmatched-pattern', ...files) }),
    ...(hasTexts && { messages: { command: [node, 'scripts/build.mjs', 'messages'] } }),
    docs: jest('docs'),
    ...(code.length > 0 && {
      related: { related: { files: [...code, ...testsBeside(code)].map((path) => join(root, path)), ignored } },
    }),
  };
}
