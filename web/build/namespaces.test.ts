import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Namespaces } from './namespaces.ts';

const web = join(__dirname, '..');
const ask = `import { findNamespaces } from './build/namespaces.ts'; console.log(JSON.stringify(await findNamespaces()));`;
const args = ['--import', 'tsx', '--input-type=module', '--eval', ask];
const { tables, byApp, later } = JSON.parse(
  execFileSync(process.execPath, args, { cwd: web, encoding: 'utf8' }),
) as Namespaces;
// What an app loads before it is shown.
const tablesOf = (app: string) => (byApp[app] ?? []).flatMap((namespace) => tables[namespace] ?? []);

test('every message table is in one namespace, and so is what screens are called', () => {
  const all = readdirSync(join(web, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.messages.ts'))
    .map((path) => basename(path, '.messages.ts'));
  expect(Object.values(tables).flat().sort()).toEqual([...all, 'screens'].sort());
});
test('an app has the namespaces of what it shows: its own, what it shares, and what all have', () => {
  expect(Object.keys(byApp).sort()).toEqual(['admin', 'public', 'student']);
  for (const [app, namespaces] of Object.entries(byApp))
    expect(namespaces.filter((name) => name !== 'common' && !name.split('-').includes(app))).toEqual([]);
  expect(tablesOf('student')).toEqual(expect.arrayContaining(['shell', 'dashboards', 'results-card']));
  expect(tablesOf('admin')).toEqual(expect.arrayContaining(['shell', 'billing', 'audit']));
});
test('what only later pages show comes with the tables of its slice, and not before', () => {
  expect(later).toMatchObject({ transcripts: 'transcripts-of-student', invoices: 'invoices-of-admin-student' });
  expect(tables['notifications-of-admin']).toEqual(['definitions', 'mails']);
  const early = Object.values(byApp).flat();
  expect(Object.values(later).filter((namespace) => early.includes(namespace))).toEqual([]);
  for (const [table, namespace] of Object.entries(later)) expect(tables[namespace]).toContain(table);
});
test('visitors have the texts of the page where they sign in, those of their other pages with these, and none of what is behind the sign-in', () => {
  expect(tables['public']).toEqual(['provider']);
  expect(later).toMatchObject({ 'sign-in-pages': 'accounts-of-public', news: 'news-of-public' });
  const behind = [
    'sessions',
    'dashboards',
    'transcripts',
    'invoices',
    'billing',
    'palette',
    'exam-attempts',
    'notifications',
    'audit',
    'ra',
  ];
  expect(tablesOf('public').filter((name) => behind.includes(name) || name.endsWith('-admin'))).toEqual([]);
  expect(Object.keys(later).filter((name) => tables['public']!.includes(name))).toEqual([]);
});
