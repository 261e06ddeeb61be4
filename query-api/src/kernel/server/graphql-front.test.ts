// Everybody gets to see this of `/graphql` from outside: in front of Express's router, and where that finds the path.
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { locales } from '@paideia/projection-service/locales/locale.view.ts';
import { apiSpec, type ApiSpec } from '../testing/spec.ts';
import { userView } from '../testing/examples.ts';

type Asking = {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};
type Got = { readonly status: number | undefined; readonly headers: IncomingHttpHeaders; readonly text: string };

let api: ApiSpec;
let server: Server;
let cookie: string;
beforeAll(async () => {
  api = await apiSpec({ environment: 'production', webDir: '/nowhere' });
  await api.put(locales, { _id: '1'.repeat(24), _revision: 0, name: 'English', value: 'en', label: 'English' });
  cookie = await api.signIn(userView());
  server = createServer(api.app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await api.close();
});

const json = { 'content-type': 'application/json' };
const query = JSON.stringify({ query: '{ locales { value } }' });
const ask = ({ method = 'POST', path = '/graphql', headers = json, body = '' }: Asking): Promise<Got> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const asked = request(
      { port, host: '127.0.0.1', method, path, headers: { host: 'college.example', ...headers }, agent: false },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, text: Buffer.concat(parts).toString() }),
        );
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });

/** What is of each answer alone is left out: its time and how many more are let in. */
const without = ({ status, text, headers: { date, ...headers } }: Got) => {
  expect(Date.parse(date!)).not.toBeNaN();
  const said = Object.entries(headers).map(([name, value]) => [
    name,
    String(value).replace(/; r=\d+; t=\d+/g, '; r=R; t=T'),
  ]);
  return { status, text, headers: Object.fromEntries(said) as Record<string, string> };
};

const always = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
  connection: 'close',
};
const cases: readonly (readonly [string, Asking, number, string, Readonly<Record<string, string>>?])[] = [
  ['a query', { body: query }, 200, '{"data":{"locales":[{"value":"en"}]}}\n'],
  [
    'a query with proxies before it',
    {
      body: query,
      headers: {
        ...json,
        'x-forwarded-for': '203.0.113.9, 10.0.0.1',
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'evil.example',
      },
    },
    200,
    '{"data":{"locales":[{"value":"en"}]}}\n',
  ],
  [
    'a query of our own page',
    { body: query, headers: { ...json, origin: 'https://college.example', 'sec-fetch-site': 'same-origin' } },
    200,
    '{"data":{"locales":[{"value":"en"}]}}\n',
  ],
  [
    'a query, packed as the browser likes',
    { body: query, headers: { ...json, 'accept-encoding': 'gzip, br' } },
    200,
    '{"data":{"locales":[{"value":"en"}]}}\n',
  ],
  [
    'a query that is known already',
    { body: query, headers: { ...json, 'if-none-match': '*' } },
    200,
    '{"data":{"locales":[{"value":"en"}]}}\n',
  ],
  [
    'an unknown origin',
    { body: query, headers: { ...json, origin: 'https://evil.example' } },
    403,
    'request.foreignOrigin',
  ],
  [
    'a page of another site',
    { body: query, headers: { ...json, 'sec-fetch-site': 'cross-site' } },
    403,
    'request.foreignOrigin',
  ],
  ['GET', { method: 'GET', headers: {} }, 405, 'request.methodNotAllowed', { allow: 'POST' }],
  ['OPTIONS', { method: 'OPTIONS', headers: {} }, 405, 'request.methodNotAllowed', { allow: 'POST' }],
  [
    'OPTIONS of another site',
    { method: 'OPTIONS', headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' } },
    405,
    'request.methodNotAllowed',
    { allow: 'POST' },
  ],
  [
    'a form',
    { body: query, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    415,
    'request.wrongType',
  ],
  [
    'a type that only begins like JSON',
    { body: query, headers: { 'content-type': 'application/jsonp' } },
    415,
    'request.wrongType',
  ],
  ['a type that is none', { body: query, headers: { 'content-type': 'application json' } }, 415, 'request.wrongType'],
  ['no type', { body: query, headers: {} }, 415, 'request.wrongType'],
  ['a body packed', { body: query, headers: { ...json, 'content-encoding': 'gzip' } }, 415, 'request.wrongType'],
  ['no body', {}, 400, 'request.malformed'],
  ['half a body', { body: query.slice(9) }, 400, 'request.malformed'],
  ['a list', { body: `[${query}]` }, 400, 'request.malformed'],
  ['what is not registered', { body: '{"query":"{ publicConfig { appName } }"}' }, 400, 'request.notRegistered'],
  ['an unknown field', { body: '{"query":"{ locales { valeu } }"}' }, 400, 'request.malformed'],
  ['nobody who is signed in', { body: '{"query":"{ currentUser { _id } }"}' }, 200, 'session.none'],
  ['in another language', { body: '[]', headers: { ...json, 'x-locale': 'pl' } }, 400, 'request.malformed'],
];
const limits = {
  ratelimit: '"1000000-in-1min"; r=R; t=T',
  'ratelimit-policy': expect.stringMatching(/^"1000000-in-1min"; q=1000000; w=60; pk=:[\w+/=]{16}:$/),
};

describe.each(['/graphql', '/graphql?from=a-link', '/graphql/', '/GraphQL'])('%s', (path) => {
  test.each(cases)('%s', async (_name, asking, status, said, more = {}) => {
    const got = without(await ask({ ...asking, path }));
    expect(got).toEqual({
      status,
      text: said.startsWith('{') ? said : expect.stringContaining(`"code":"${said}"`),
      headers: { ...always, ...limits, ...more, 'content-length': String(Buffer.byteLength(got.text)) },
    });
  });
  test('HEAD has no body and tells how long it would be', async () => {
    const [{ status, headers, text }, whole] = [
      without(await ask({ path, method: 'HEAD', headers: {} })),
      await ask({ path, method: 'GET', headers: {} }),
    ];
    expect([status, text, headers]).toEqual([405, '', without(whole).headers]);
  });
  test('too large a body ends the connection before it is read', async () => {
    const { status, text, headers } = await ask({
      path,
      headers: { ...json, 'content-length': '1048577' },
      body: ' '.repeat(1_048_577),
    });
    expect([status, headers.connection]).toEqual([413, 'close']);
    expect(text).toContain('"code":"request.tooLarge"');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' });
  });
  test('a cookie says who it is, a limit of the session’s own is told, and a broken one is nobody’s', async () => {
    const body = '{"query":"{ currentUser { _id } }"}';
    const { text, headers } = await ask({ path, body, headers: { ...json, cookie } });
    expect(text).toBe(`{"data":{"currentUser":{"_id":"${userView()._id}"}}}\n`);
    expect(headers['ratelimit-policy']).toMatch(/^("1000000-in-1min"; q=1000000; w=60; pk=:[\w+/=]{16}:(, )?){2}$/);
    const broken = await ask({ path, body, headers: { ...json, cookie: '__Host-session=broken' } });
    expect(broken.text).toContain('"code":"session.broken"');
    expect(broken.headers['ratelimit-policy']).toMatch(/^"1000000-in-1min"[^,]*$/);
  });
  test('who signs out is told to forget the cookie, beside all other headers', async () => {
    const own = await api.signIn(userView());
    const { headers } = await ask({
      path,
      body: '{"query":"mutation { logoutUser }"}',
      headers: { ...json, cookie: own },
    });
    expect(headers['set-cookie']).toEqual(['__Host-session=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0']);
    expect(headers).toMatchObject(always);
    expect(headers['ratelimit-policy']).toMatch(/^("1000000-in-1min"; q=1000000; w=60; pk=:[\w+/=]{16}:(, )?){2}$/);
  });
});

test('what only begins with the path is another', async () => {
  for (const path of ['/graphqlx', '//graphql', '/graphql%2F'])
    expect((await ask({ path, body: query })).status).toBe(404);
});
