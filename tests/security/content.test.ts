// What people type is words and nothing else wherever it is compared, searched, mailed and logged. What browsers make of it is tried in
// `tests/journeys/content.test.ts`.
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getNamedType, isInputObjectType, isNonNullType, type GraphQLInputType } from 'graphql';
import { demoPasswordDigest } from '../../scripts/demo/people.ts';
import { schemaOf } from '@paideia/query-api/kernel/graphql/schema.ts';
import { resolvers } from '@paideia/query-api/slices.ts';
import { defendedOn } from './support/defended.ts';
import { cookieFor, documentOf, fieldsOf, signIn, type Kind } from './support/ask.ts';
import { emailOf } from './support/cast.ts';
import { openCollege, type College } from './support/college.ts';
import { root } from './support/open.ts';
import { mutations, queries } from './support/operations.ts';
import { weakened, type Weakness } from './support/weakened.ts';

const weaknesses: readonly Weakness[] = [
  // Objects become texts before anybody looks at their types.
  {
    file: 'tests/security/support/asking.ts',
    from: 'variables: variables as Readonly<Record<string, unknown>>',
    to: "variables: JSON.parse(JSON.stringify(variables), (_, value) => (Object.keys(value ?? {})[0]?.startsWith('$') ? JSON.stringify(value) : value))",
  },
  // What is sought is taken for a pattern.
  {
    file: 'projection-service/documents/src/lmdb/lmdb-search.ts',
    from: "const all = [...new Set(words(text ?? ''))];",
    to: "if (text) new RegExp(text).test(`${'a'.repeat(24)}!`); const all = [...new Set(words(text ?? ''))];",
  },
  // The log is plain text.
  {
    file: 'tests/security/support/college.ts',
    from: 'write: (line: string) => void lines.push(line)',
    to: "write: (line) => void lines.push(Object.values(JSON.parse(line)).join(' '))",
  },
  { file: 'query-api/src/kernel/server/server.ts', from: 'jsonBody(2 ** 20)', to: 'jsonBody(2 ** 30)' },
  { file: 'query-api/src/kernel/limits/load-shedder.ts', from: 'inside -= 1;', to: '' },
];
type Person = { readonly college: College; readonly cookie: string };
let product: Person;
let weak: Person;
const schema = schemaOf(resolvers);
beforeAll(async () => {
  const inside = async (open: typeof openCollege): Promise<Person> => {
    const college = await open({ environment: 'development', root, from: process.env['PAIDEIA_TEMPLATE'] });
    return { college, cookie: await cookieFor(college, emailOf('superadmin')) };
  };
  product = await inside(openCollege);
  weak = await inside((await weakened(weaknesses)).openCollege);
});
afterAll(async () => {
  await product?.college.close();
  await weak?.college.close();
});
const defended = defendedOn(() => ({ product, weak }));

describe('operators in the place of a text', () => {
  /** It is the value of this type in which every text and every id is an operator; it is undefined when there is neither. */
  function withOperators(given: GraphQLInputType, operator: object, depth = 3): unknown {
    const type = getNamedType(given);
    if (type.name === 'String' || type.name === 'ID') return operator;
    if (!isInputObjectType(type) || depth === 0) return undefined;
    const fields = Object.values(type.getFields()).map(
      (field) => [field.name, withOperators(field.type, operator, depth - 1)] as const,
    );
    const used = fields.filter(([, value]) => value !== undefined);
    return used.length > 0 ? Object.fromEntries(used) : undefined;
  }
  const tables: readonly (readonly [Kind, object])[] = [
    ['query', queries],
    ['mutation', mutations],
  ];
  async function refused({ college, cookie }: Person, operator: object): Promise<void> {
    const wrong: unknown[] = [];
    let asked = 0;
    for (const [kind, table] of tables)
      for (const name of Object.keys(table)) {
        const values = fieldsOf(schema, kind)[name]!.args.map(
          (arg) => [arg.name, withOperators(arg.type, operator), isNonNullType(arg.type)] as const,
        );
        const args = Object.fromEntries(values.flatMap(([arg, value]) => (value === undefined ? [] : [[arg, value]])));
        if (Object.keys(args).length === 0) continue;
        asked += 1;
        const { codes } = await college.askInside(documentOf(schema, kind, name, args), cookie);
        if (codes[0] !== 'invalid') wrong.push({ kind, name, codes });
      }
    expect(wrong).toEqual([]);
    expect(asked).toBeGreaterThan(80);
  }
  test.each([{ $gt: '' }, { $where: 'sleep(1000)' }, { $regex: '(a+)+$' }])(
    '%j is refused by every operation that takes one',
    (operator) => refused(product, operator),
  );
  defended('so is one that asks for anything', (person) => refused(person, { $ne: null }));
});

describe('a search', () => {
  const search = async ({ college, cookie }: Person, q: string) => {
    const begun = process.cpuUsage();
    await college.askInside(
      { query: 'query ($q: String) { allAdminUsers(filter: { q: $q }) { items { id } } }', variables: { q } },
      cookie,
    );
    const { user, system } = process.cpuUsage(begun);
    return user + system;
  };
  defended('for what was made to be slow is little more work than a plain one', async (person) => {
    const least = async (q: string) =>
      Math.min(await search(person, q), await search(person, q), await search(person, q));
    await least('halloran');
    const plain = Math.max(1000, await least('halloran'));
    for (const q of [
      'a'.repeat(900),
      '(a+)+$',
      '(a+)+$'.repeat(150),
      'a '.repeat(400),
      `${'\u0301'.repeat(900)}`,
      '.*'.repeat(400),
      `${'%'.repeat(900)}_`,
    ])
      expect([q.slice(0, 6), (await least(q)) / plain < 30]).toEqual([q.slice(0, 6), true]);
  });
});

describe('the log of the service', () => {
  defended('has one record a line, whatever was sent', async ({ college }) => {
    const forged = 'a\n{"level":60,"msg":"forged"}\u001b[31m@example.org';
    await signIn(college, forged, { headers: { 'user-agent': '{"level":60}' } });
    await college.ask(`{"query":"{ ${forged}"}`);
    college.log.error({ err: new Error(forged), about: forged }, forged);
    expect(college.lines.some((line) => line.includes('forged'))).toBe(true);
    for (const line of college.lines) {
      expect([...line.trimEnd()].filter((sign) => sign < ' ')).toEqual([]);
      expect(() => JSON.parse(line) as unknown).not.toThrow();
    }
  });
});

describe('a flood', () => {
  const me = { query: '{ currentUser { _id } }' };
  /** It answers what came back, and how long it took the other side to say so. */
  const send = (college: College, body: Iterable<string | Buffer>) =>
    new Promise<number>((resolve) => {
      const sent = request(
        `${college.url}/graphql`,
        { method: 'POST', headers: { 'content-type': 'application/json' } },
        (response) => {
          response.resume();
          resolve(response.statusCode!);
          sent.destroy();
        },
      );
      sent.on('error', () => resolve(0));
      for (const part of body) sent.write(part);
      sent.end();
    });
  defended(
    'of a hundred megabytes, or of brackets ten thousand deep, is refused in little memory',
    async ({ college, cookie }) => {
      const before = process.memoryUsage.rss();
      const megabyte = Buffer.alloc(1_000_000, 'a');
      expect(
        await send(
          college,
          Array.from({ length: 100 }, () => megabyte),
        ),
      ).toBe(413);
      expect(
        (
          await college.ask(
            `{"query":"{ currentUser { _id } }","variables":{"x":${'['.repeat(10_000)}${']'.repeat(10_000)}}}`,
          )
        ).status,
      ).toBe(400);
      expect((await college.ask({ query: `${'{ a '.repeat(10_000)}${'}'.repeat(10_000)}` })).status).toBe(400);
      expect(process.memoryUsage.rss() - before).toBeLessThan(300_000_000);
      expect((await college.ask(me, { cookie })).status).toBe(200);
    },
  );
  test('of connections that never finish starves nobody', async () => {
    const { college, cookie } = product;
    const port = Number(new URL(college.url).port);
    const slow = Array.from({ length: 300 }, () => {
      const socket = connect({ host: '127.0.0.1', port });
      socket.on('error', () => undefined);
      socket.write('POST /graphql HTTP/1.1\r\nhost: 127.0.0.1\r\nx-a: ');
      return socket;
    });
    expect((await college.ask(me, { cookie })).codes).toEqual([]);
    for (const socket of slow) socket.destroy();
  });
  test('of sign-ins turns people away and says when to come again; who does so is let in', async () => {
    const query =
      'mutation ($email: String!, $password: String!) { loginWithPassword(email: $email, password: $password) { _id } }';
    const come = ({ college }: Person, email: string, password: string) =>
      fetch(`${college.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables: { email, password } }),
      });
    const attack = async (person: Person): Promise<void> => {
      // None inside is let go before all have come, or else each would find a place. They are fewer than an address may try without being held to account.
      const { passwords } = person.college;
      const { verify } = passwords;
      let letGo = () => {};
      const coming = new Promise<void>((resolve) => (letGo = resolve));
      const patience = setTimeout(letGo, 30_000);
      passwords.verify = async (...asked) => {
        await coming;
        return verify(...asked);
      };
      const flood = Array.from({ length: 90 }, (_, n) => come(person, `nobody${n}@example.org`, 'ab'.repeat(32)));
      const answered = { all: false };
      const allAnswered = Promise.allSettled(flood).then(() => (answered.all = true));
      const { headers } = await Promise.any(
        flood.map(async (one) => ((await one).status === 503 ? one : Promise.reject(new Error('let in')))),
      );
      clearTimeout(patience);
      letGo();
      const toldIn = headers.get('retry-after');
      expect(toldIn).not.toBeNull();
      // How long the machine takes for those inside is nobody's promise: who comes back when told is in once they are all answered, at the latest.
      let said = '';
      for (let [after, isLast] = [Number(toldIn), false]; !isLast && !said.includes('__Host-session=');) {
        expect(after >= 2 && after <= 60).toBe(true);
        isLast = answered.all;
        await new Promise((resolve) => setTimeout(resolve, after * 1000));
        const answer = await come(person, emailOf('dean'), demoPasswordDigest);
        said = `${answer.status} ${answer.headers.getSetCookie().join()} ${await answer.text()}`;
        // Who has waited inside for too long is told as well, in the answer to the operation.
        if (!said.includes('__Host-session=')) expect(said).toContain('"signIn.busy"');
        after = Number(answer.headers.get('retry-after') ?? 2);
      }
      expect(said).toContain('__Host-session=');
      await allAnswered;
    };
    const [held, weakly] = await Promise.allSettled([attack(product), attack(weak)]);
    expect([held, weakly.status]).toEqual([{ status: 'fulfilled', value: undefined }, 'rejected']);
  });
});
