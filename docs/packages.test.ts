// Whatever a workspace imports it declares: what another one happens to have brought may be gone tomorrow.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(__dirname, '..');
type Manifest = Readonly<
  Partial<Record<'dependencies' | 'devDependencies' | 'overrides', Readonly<Record<string, string>>>>
> & { readonly workspaces?: readonly string[] };
const manifestOf = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
const declaredIn = (folder: string) => {
  const { dependencies = {}, devDependencies = {} } = manifestOf(folder);
  return new Set([...Object.keys(dependencies), ...Object.keys(devDependencies)]);
};
const workspaces = [...manifestOf('.').workspaces!];
const specifier =
  /(?:^|\n)\s*(?:import|export)\s(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;
const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
/** Virtual modules are made by the build. */
const isPackage = (name: string) => !/^[./]|^virtual:/.test(name) && !isBuiltin(name);
const filesIn = (folder: string) =>
  (existsSync(join(root, folder)) ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }) : [])
    .filter((path) => /\.m?tsx?$|\.mjs$/.test(path) && !/(^|\/)(node_modules|dist)\//.test(path))
    .map((path) => join(folder, path));
const importsIn = (file: string) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(specifier)]
    .map(([, eager, lazy]) => (eager ?? lazy)!)
    .filter(isPackage)
    .map(packageOf);
const isTest = (path: string) =>
  /\.(test|contract|bench|examples|together)\.tsx?$|\/(contract|testing|test-servers)\/|\/spec\.ts$/.test(path);

test.each(workspaces)('%s declares the packages that its sources import', (workspace) => {
  const declared = declaredIn(workspace);
  const sources = filesIn(join(workspace, 'src'));
  const wrong = sources
    .filter((file) => !isTest(file))
    .flatMap((file) => importsIn(file).map((name) => `${file}: ${name}`))
    .filter((one) => !declared.has(one.split(': ')[1]!));
  expect([...new Set(wrong)]).toEqual([]);
});
test('what operators, benchmarks and tests import is declared by the root', () => {
  // The stores bring it: declared once more at the root, the lock would have to name its parts for every other system.
  const declared = declaredIn('.').add('lmdb');
  const isOwn = (name: string) => name.startsWith('@paideia/');
  const tests = workspaces.flatMap((workspace) =>
    filesIn(join(workspace, 'src'))
      .filter(isTest)
      .flatMap((file) =>
        importsIn(file)
          .filter((name) => !declaredIn(workspace).has(name))
          .map((name) => [file, name]),
      ),
  );
  const others = ['bench', 'scripts', 'tests', 'docs'].flatMap((folder) =>
    filesIn(folder)
      // What the product is compared with is installed for the comparison alone.
      .filter((file) => !file.startsWith('bench/peers/'))
      .flatMap((file) => importsIn(file).map((name) => [file, name])),
  );
  const build = ['web/build', 'web/scripts'].flatMap((folder) =>
    filesIn(folder).flatMap((file) =>
      importsIn(file)
        .filter((name) => !declaredIn('web').has(name))
        .map((name) => [file, name]),
    ),
  );
  const wrong = [...tests, ...others, ...build].filter(([, name]) => !isOwn(name!) && !declared.has(name!));
  expect([...new Set(wrong.map(([file, name]) => `${file}: ${name}`))]).toEqual([]);
});
test('a version that is overridden says why in a decision', () => {
  const decisions = readdirSync(join(__dirname, 'decisions')).map((name) =>
    readFileSync(join(__dirname, 'decisions', name), 'utf8'),
  );
  const overridden = Object.keys(manifestOf('.').overrides ?? {});
  expect(overridden.filter((name) => !decisions.some((text) => text.includes(name)))).toEqual([]);
});
