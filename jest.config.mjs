// One jest project a workspace; @swc/jest turns TypeScript into CommonJS, far faster than a type check, which `npm run check` does.
import { scratchPlace } from './scripts/scratch.mjs';
import together from './scripts/together.cjs';

process.env.TMPDIR = scratchPlace();
// Times are said in the device's zone: the same device everywhere, unless another is asked for.
process.env.TZ ??= 'UTC';
const esmOnly = [
  'jose',
  'oauth4webapi',
  'openid-client',
  'temporal-polyfill',
  'temporal-utils',
  'is-stream',
  'react-hotkeys-hook',
  '@fontsource-variable',
  'uuid',
  'gettext-parser',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
];
const transform = {
  '^.+\\.(t|j)sx?$': [
    '<rootDir>/scripts/transform.cjs',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true, decorators: true },
        transform: {
          legacyDecorator: true,
          decoratorMetadata: false,
          useDefineForClassFields: false,
          react: { runtime: 'automatic' },
        },
        keepClassNames: true,
        target: 'es2023',
      },
      module: { type: 'commonjs' },
      // They stand beside the code: within it they would be read with each load.
      sourceMaps: true,
    },
  ],
};
/** A workspace within another is a project of its own. */
const within = {
  'projection-service': ['projection-service/documents/'],
  events: ['events/store/'],
  'command-service': ['command-service/objects/'],
};
const ignored = (name) => ['/node_modules/', '/dist/', ...(within[name] ?? [])];
const project = (name, more = {}) => ({
  displayName: name,
  // What one of them has transformed is there for all: see `scripts/transform.cjs`.
  id: 'paideia',
  rootDir: import.meta.dirname,
  cacheDirectory: '<rootDir>/.cache/jest',
  testMatch: [`<rootDir>/${name}/**/*.test.{ts,tsx}`],
  testPathIgnorePatterns: ignored(name),
  modulePathIgnorePatterns: ['/dist/', '/.data'],
  ...(process.env.RELATED === '1' && { dependencyExtractor: '<rootDir>/scripts/direct-imports.cjs' }),
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  transform,
  setupFilesAfterEnv: ['<rootDir>/scripts/patience.ts'],
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  ...more,
});

/** With `TOGETHER=1` those of its tests that load much and do little are run as a few files: see `scripts/together.cjs`. */
const orTogether = (name) =>
  process.env.TOGETHER === '1'
    ? {
        testMatch: [`<rootDir>/${name}/**/*.test.{ts,tsx}`, `<rootDir>/${name}/src/*.together.ts`],
        testPathIgnorePatterns: [...ignored(name), ...together.testsTogether(name).map((path) => `${path}$`)],
      }
    : {};

export default {
  projects: [
    project('events', orTogether('events')),
    project('events/store'),
    project('command-service', orTogether('command-service')),
    project('command-service/objects'),
    project('projection-service', orTogether('projection-service')),
    project('projection-service/documents'),
    project('query-api', orTogether('query-api')),
    project('web', {
      setupFiles: ['<rootDir>/web/src/lib/testing/browser.ts'],
      setupFilesAfterEnv: ['<rootDir>/scripts/patience.ts', '<rootDir>/web/src/lib/testing/patience.ts'],
      ...orTogether('web'),
    }),
    project('docs'),
    project('scripts'),
    project('bench', { testPathIgnorePatterns: ['/node_modules/', '/dist/', 'bench/peers/'] }),
    project('security', {
      testMatch: ['<rootDir>/tests/security/**/*.test.ts'],
      globalSetup: '<rootDir>/tests/security/support/open.ts',
      globalTeardown: '<rootDir>/tests/security/support/close.ts',
    }),
    project('tests/faults'),
    project('tests/calls'),
    project('tests', {
      testPathIgnorePatterns: [
        '/node_modules/',
        '/dist/',
        '<rootDir>/tests/security/',
        '<rootDir>/tests/faults/',
        '<rootDir>/tests/calls/',
      ],
      globalSetup: '<rootDir>/tests/support/global-setup.ts',
      globalTeardown: '<rootDir>/tests/support/global-teardown.ts',
      testEnvironment: '<rootDir>/tests/support/browser-environment.cjs',
      setupFilesAfterEnv: ['<rootDir>/tests/support/patience.ts'],
    }),
  ],
};
