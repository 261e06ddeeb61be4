// Nobody may find secrets in the repository, in what is built, and in its maps.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { root } from './support/open.ts';

/** These are the shapes of secrets; digests of passwords in tests are none. */
const shapes: readonly (readonly [string, RegExp])[] = [
  ['a private key', /-----BEGIN (?:RSA |EC |OPENSSH |ENCRYPTED )?PRIVATE KEY-----\s*[A-Za-z0-9+/=]{40}/],
  ['an access key of a cloud', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/],
  ['a token of a code host', /\b(?:ghp|gho|ghs|github_pat|glpat)[-_][A-Za-z0-9_]{20,}/],
  ['a key of a payment gateway', /\b(?:sk|rk)_(?:live|test)_[A-Za-z0-9]{16,}/],
  ['a key of a chat or mail service', /\b(?:xox[abprs]-[A-Za-z0-9-]{10,}|SG\.[\w-]{16,}\.[\w-]{16,})/],
  ['a key of a map or video service', /\bAIza[\w-]{35}\b/],
  ['a signed token', /\beyJ[\w-]{16,}\.eyJ[\w-]{16,}\.[\w-]{20,}/],
  [
    'a password in an address',
    /\b(?:mongodb|esdb|smtps?|postgres|https?):\/\/(?!user:password@)[^\s:/@'"`$<{]+:[^\s:/@'"`$<{]{6,}@(?!localhost|127\.)/,
  ],
];
const find = (text: string): readonly string[] => shapes.filter(([, shape]) => shape.test(text)).map(([name]) => name);

const built = (directory: string): readonly string[] =>
  existsSync(join(root, directory))
    ? readdirSync(join(root, directory), { recursive: true, encoding: 'utf8' })
        .map((name) => join(directory, name))
        .filter((name) => /\.(js|mjs|css|html|json|map|svg|txt)$/.test(name) && statSync(join(root, name)).isFile())
    : [];
/** Tests speak of addresses with passwords that are none. */
const findings = (files: readonly string[]) =>
  files.flatMap((file) =>
    find(readFileSync(join(root, file), 'utf8'))
      .filter((what) => what !== 'a password in an address' || !file.endsWith('.test.ts'))
      .map((what) => `${file}: ${what}`),
  );

describe('no secret', () => {
  test('is in the repository', () => {
    const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
      .split('\0')
      .filter((name) => /\.(ts|tsx|mjs|js|json|md|ya?ml|html|sh|env|conf|toml)$|Dockerfile|^\.[a-z]+rc$/.test(name));
    expect(files.length).toBeGreaterThan(500);
    expect(findings(files)).toEqual([]);
    expect(
      execFileSync('git', ['ls-files', '*.key', '*.pem', '.env*', '*.mdb', ':!.env.example'], {
        cwd: root,
        encoding: 'utf8',
      }),
    ).toBe('');
  });
  test('is in what is built, nor the words of the servers in what browsers get', () => {
    const web = built('web/dist');
    expect(
      findings([
        ...web,
        ...built('query-api/dist'),
        ...built('command-service/dist'),
        ...built('projection-service/dist'),
        ...built('dist'),
      ]),
    ).toEqual([]);
    for (const file of web)
      expect([
        file,
        /MASTER_KEY|ACTOR_KEY|JWT_KEY|correctOptionId":"|\$argon2id\$/.test(readFileSync(join(root, file), 'utf8')),
      ]).toEqual([file, false]);
  });
  test.each([
    ['a private key', `-----BEGIN PRIVATE ${'KEY'}-----\n${'A'.repeat(48)}`],
    ['an access key of a cloud', `AKIA${'Q'.repeat(16)}`],
    ['a token of a code host', `ghp_${'a'.repeat(36)}`],
    ['a key of a payment gateway', `sk_live_${'a'.repeat(24)}`],
    ['a signed token', `eyJ${'a'.repeat(20)}.eyJ${'b'.repeat(20)}.${'c'.repeat(30)}`],
    ['a password in an address', `mongodb://root:${'hunter22'}@db.example.org`],
  ])('%s would be found', (what, text) => expect(find(`const x = '${text}';`)).toContain(what));
});
