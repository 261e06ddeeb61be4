// A browser or a script can send these requests to the one address of the product, and each must get its answer. Each attack is also made on a build that lacks
// the defence, where it must succeed: an attack that cannot succeed anywhere proves nothing.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { defendedOn } from './support/defended.ts';
import { cookieFor, signIn } from './support/ask.ts';
import { emailOf } from './support/cast.ts';
import { openCollege, type College } from './support/college.ts';
import { root } from './support/open.ts';
import { weakened, type Weakness } from './support/weakened.ts';

const api = 'query-api/src/kernel';
/** Each takes away one defence, and none of them hides the lack of another. */
const weaknesses: readonly Weakness[] = [
  { file: `${api}/limits/csrf-prevention.ts`, from: "if (request.method !== 'POST')", to: 'if (false)' },
  {
    file: `${api}/limits/csrf-prevention.ts`,
    from: "if (!isSameOrigin(request)) return refuse(request, response, 'request.foreignOrigin');",
    to: '',
  },
  { file: `${api}/limits/csrf-prevention.ts`, from: 'if (!isJson(request))', to: 'if (false)' },
  { file: `${api}/server/web.ts`, from: "response.set('Cache-Control', 'no-store');", to: '' },
  { file: `${api}/graphql/graphql.ts`, from: 'csrfPrevention: true', to: 'csrfPrevention: false' },
  { file: `${api}/graphql/graphql.ts`, from: 'introspection: isOpen', to: 'introspection: true' },
  {
    file: `${api}/graphql/graphql.ts`,
    from: 'hideSchemaDetailsFromClientErrors: !isOpen',
    to: 'hideSchemaDetailsFromClientErrors: false',
  },
  {
    file: `${api}/graphql/graphql.ts`,
    from: 'const message = texts.english(',
    to: 'if (code) return error; const message = texts.english(',
  },
  { file: `${api}/graphql/graphql.ts`, from: 'allowBatchedHttpRequests: false', to: 'allowBatchedHttpRequests: true' },
  {
    file: `${api}/errors/errors.ts`,
    from: "{ code: 'unexpected', params: { id } }",
    to: "{ code: 'unexpected', params: { id }, stack: (cause ?? error).stack }",
  },
  {
    file: `${api}/limits/admission.ts`,
    from: 'const isAdmitted = isOpen || isContract',
    to: 'const isAdmitted = true || isContract',
  },
  { file: `${api}/limits/admission.ts`, from: '|| !isFit(given)', to: '' },
  {
    file: `${api}/limits/admission.ts`,
    from: 'if (error instanceof OverLimit) return { refused: error.code };',
    to: 'if (error instanceof OverLimit) return { rootFields: [], pageVariables: [] };',
  },
  {
    file: `${api}/limits/admission.ts`,
    from: 'if (!success',
    to: 'if (Array.isArray(given)) return { rootFields: [], pageVariables: [] }; if (!success',
  },
  {
    file: `${api}/server/headers.ts`,
    from: 'styleSrc: ["\'self\'", nonce]',
    to: 'styleSrc: ["\'self\'", "\'unsafe-inline\'"]',
  },
  { file: `${api}/server/headers.ts`, from: 'frameAncestors: ["\'none\'"],', to: '' },
  {
    file: `${api}/server/headers.ts`,
    from: "xFrameOptions: { action: 'deny' }",
    to: 'xFrameOptions: false, xContentTypeOptions: false',
  },
  { file: `${api}/server/headers.ts`, from: "referrerPolicy: { policy: 'same-origin' }", to: 'referrerPolicy: false' },
  {
    file: `${api}/server/headers.ts`,
    from: 'strictTransportSecurity: isOpen(config) ? false',
    to: 'strictTransportSecurity: true ? false',
  },
  {
    file: `${api}/server/client-address.ts`,
    from: 'if (proxies === 0 || forwarded === undefined)',
    to: 'proxies = Infinity; if (forwarded === undefined)',
  },
  {
    file: `${api}/session/session-cookie.ts`,
    from: "Path=/; ${isPlain(req) ? '' : 'Secure; '}HttpOnly; SameSite=Lax",
    to: 'Path=/',
  },
];

let product: College;
let weak: College;
const options = {
  root,
  from: process.env['PAIDEIA_TEMPLATE'],
  rates: { address: 1e9, session: 1e9, signIns: 1e9, guarded: 1e9, reports: 1e9 },
};
beforeAll(async () => {
  product = await openCollege(options);
  weak = await (await weakened(weaknesses)).openCollege(options);
});
afterAll(async () => {
  await product?.close();
  await weak?.close();
});

const defended = defendedOn(() => ({ product, weak }));

const me = '{ currentUser { _id } }';
const raw = (college: College, init: RequestInit & { path?: string } = {}) =>
  fetch(`${college.url}${init.path ?? '/graphql'}`, { method: 'POST', ...init });
const json = { 'content-type': 'application/json' };
const many = (n: number, of: (i: number) => string) => Array.from({ length: n }, (_, i) => of(i)).join(' ');
/** The query is refused with 400, and no store was asked. */
async function refused(college: College, query: string, variables: object = {}, cookie?: string): Promise<void> {
  await college.ask({ query: '{ locales { value } }' });
  const before = college.touched.n;
  const { status, codes } = await college.ask({ query, variables }, { cookie });
  expect({ status, touched: college.touched.n - before }).toEqual({ status: 400, touched: 0 });
  expect(codes[0]).toMatch(/^request\.(tooComplex|notAlone|malformed)$/);
}

describe('a foreign page', () => {
  defended('cannot post a form', async (college) => {
    const cookie = await cookieFor(college, emailOf('student'));
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain']) {
      const response = await raw(college, {
        headers: { cookie, 'content-type': type },
        body: JSON.stringify({ query: me }),
      });
      expect(response.status).toBe(415);
    }
  });
  defended('cannot use GET', async (college) => {
    const response = await raw(college, {
      method: 'GET',
      path: `/graphql?query=${encodeURIComponent('mutation { logoutUser }')}`,
      headers: { 'apollo-require-preflight': 'x' },
    });
    expect(response.status).toBe(405);
  });
  defended('cannot send from its own origin, nor from none', async (college) => {
    const cookie = await cookieFor(college, emailOf('student'));
    for (const origin of [
      'https://evil.example',
      'null',
      `${college.url}.evil.example`,
      college.url.replace('127.0.0.1', 'localhost'),
    ]) {
      const response = await raw(college, {
        headers: { ...json, cookie, origin },
        body: JSON.stringify({ query: me }),
      });
      expect([origin, response.status]).toEqual([origin, 403]);
    }
  });
});

describe('headers', () => {
  const page = (college: College) => raw(college, { method: 'GET', path: '/login' });
  defended('let nobody frame a page, sniff its type or learn where people were', async (college) => {
    const { headers } = await page(college);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect([
      headers.get('x-frame-options'),
      headers.get('x-content-type-options'),
      headers.get('referrer-policy'),
    ]).toEqual(['DENY', 'nosniff', 'same-origin']);
  });
  defended('allow no script and no style without the nonce of this very answer', async (college) => {
    const policies = (await Promise.all([page(college), page(college)])).map(({ headers }) =>
      headers.get('content-security-policy')!,
    );
    expect(policies.join()).not.toMatch(/unsafe|\*/);
    for (const part of ['script-src', 'style-src']) {
      const nonces = policies.map((policy) => new RegExp(`${part} [^;]*'nonce-([^']+)'`).exec(policy)?.[1]);
      expect(new Set(nonces).size).toBe(2);
      expect(nonces).not.toContain(undefined);
    }
  });
  defended('insist on TLS', async (college) => {
    const { headers } = await page(college);
    expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8,}; includeSubDomains/);
  });
  defended('let nobody keep what was answered', async (college) => {
    expect((await college.ask({ query: me })).headers['cache-control']).toBe('no-store');
    expect((await page(college)).headers.get('cache-control')).toBe('no-store');
  });
  defended('give a cookie that scripts, other sites and plain connections never get', async (college) => {
    const response = await raw(college, {
      headers: json,
      body: JSON.stringify({
        query: 'mutation ($e: String!, $p: String!) { loginWithPassword(email: $e, password: $p) { _id } }',
        variables: { e: emailOf('dean'), p: (await import('../../scripts/demo/people.ts')).demoPasswordDigest },
      }),
    });
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-session=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
  });
  defended('of a request say where it came from only when a proxy of ours wrote them', async (college) => {
    const from = async (address: string) =>
      (
        await signIn(college, 'spoof@example.org', {
          password: '0'.repeat(64),
          headers: { 'x-forwarded-for': address },
        })
      ).status;
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) statuses.push(await from(`203.0.113.${i}`));
    expect(statuses).toContain(429);
  });
});

describe('a document', () => {
  defended('that is too deep is refused unread', (college) =>
    refused(college, `{ ${'a { '.repeat(20)} b ${'} '.repeat(20)} }`),
  );
  defended('of many aliases', (college) => refused(college, `{ ${many(40, (i) => `a${i}: locales { value }`)} }`));
  defended('of many root fields', (college) => refused(college, `{ ${many(12, () => 'locales { value }')} }`));
  defended('of the same field again and again', (college) =>
    refused(college, `{ locales { ${'value '.repeat(900)} } }`),
  );
  defended('of many directives', (college) =>
    refused(college, `{ locales ${'@include(if: true) '.repeat(30)} { value } }`),
  );
  defended('of fragments in a circle', (college) =>
    refused(college, 'query { ...A } fragment A on Query { ...B } fragment B on Query { ...A locales { value } }'),
  );
  defended('of fragments that grow', (college) =>
    refused(
      college,
      `query { locales { ...F0 } } ${many(12, (i) => `fragment F${i} on Locale { ${i < 11 ? `...F${i + 1} ...F${i + 1}` : 'value'} }`)}`,
    ),
  );
  defended('with a page of 10^9, written out', (college) =>
    refused(college, '{ currentUser { _id } leaveRequests(perPage: 1000000000) { total } }'),
  );
  defended('with several sign-ins in it', (college) =>
    refused(
      college,
      `mutation { ${many(3, (i) => `a${i}: loginWithPassword(email: "a@example.org", password: "${'0'.repeat(64)}") { _id }`)} }`,
    ),
  );
  defended('in a batch', async (college) => {
    const { status } = await college.ask(JSON.stringify([{ query: me }, { query: me }]));
    expect(status).toBe(400);
  });
  defended('with __proto__ in its variables', async (college) => {
    const { status } = await college.ask(
      '{"query":"{ locales { value } }","variables":{"x":{"__proto__":{"roles":["superadmin"]}}}}',
    );
    expect(status).toBe(400);
    expect(({} as { roles?: unknown }).roles).toBeUndefined();
  });
  test('beyond a megabyte, or of too many tokens', async () => {
    for (const query of [`{ ${'a'.repeat(1_100_000)} }`, `{ ${'a '.repeat(20_000)} }`]) {
      // What every answer needs and is kept for a while, such as the languages, is asked for anew here, as `refused` does.
      await product.ask({ query: '{ locales { value } }' });
      const before = product.touched.n;
      expect([400, 413]).toContain((await product.ask({ query })).status);
      expect(product.touched.n).toBe(before);
    }
  });
});

describe('in production', () => {
  defended('the schema is not told', async (college) => {
    const { status, text } = await college.ask({ query: '{ __schema { types { name } } }' });
    expect(status).toBe(400);
    expect(text).not.toContain('CurrentUser');
  });
  defended('nor guessed at', async (college) => {
    const { text } = await college.ask({ query: '{ currentUser { _idd rolez } }' });
    expect(text).not.toMatch(/Did you mean|_idd|rolez|CurrentUser/);
  });
  defended('only operations of the contract and of the web build run', async (college) => {
    const cookie = await cookieFor(college, emailOf('superadmin'));
    const { status, text } = await college.ask(
      { query: '{ allAdminUsers(perPage: 3) { items { email } } }' },
      { cookie },
    );
    expect([status, text.includes('@example.org')]).toEqual([400, false]);
  });
  test('no answer names a file, a line or a package', async () => {
    const cookie = await cookieFor(product, emailOf('student'));
    for (const query of [
      '{',
      '{ nothing }',
      'query x',
      '{ currentUser { _id } }',
      'mutation { insertLogit(logitInput: { action: "x" }) }',
    ])
      expect((await product.ask({ query }, { cookie })).text).not.toMatch(
        /node_modules|\bat .*\.(ts|js):\d+|\.ts:|Error:/,
      );
  });
});
