import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { locales } from '@paideia/projection-service/locales/locale.view.ts';
import type { Rates } from '../limits/rates.ts';
import { apiSpec, type ApiSpec } from '../testing/spec.ts';
import { userView } from '../testing/examples.ts';

const ask = (api: ApiSpec) => request(api.app).post('/graphql');
const query = '{ locales { value } }';
const codeOf = ({ body }: request.Response) =>
  (body as { errors?: { extensions: { code: string } }[] }).errors?.[0]?.extensions.code;

describe('who may ask, and how', () => {
  let api: ApiSpec;
  beforeAll(async () => {
    api = await apiSpec({ environment: 'production', webDir: '/nowhere' });
    await api.put(locales, { _id: '1'.repeat(24), _revision: 0, name: 'English', value: 'en', label: 'English' });
  });
  afterAll(() => api.close());

  test.each(['get', 'put', 'delete', 'patch', 'options', 'head'] as const)('%s is not answered', async (method) => {
    const response = await request(api.app)[method]('/graphql').query({ query });
    expect([response.status, response.get('Allow')]).toEqual([405, 'POST']);
  });
  test.each([
    ['another site', 'https://evil.example'],
    ['null', 'null'],
    ['a port beside ours', 'http://localhost:1'],
    ['our name as a part of another', 'https://127.0.0.1.evil.example'],
    ['nonsense', 'not an origin'],
  ])('an origin of %s is refused', async (_name, origin) => {
    const response = await ask(api).set('Host', 'localhost:4000').set('Origin', origin).send({ query });
    expect([response.status, codeOf(response)]).toEqual([403, 'request.foreignOrigin']);
  });
  test('our own origin is answered, and so is none with JSON', async () => {
    const own = await ask(api).set('Host', 'college.example').set('Origin', 'https://college.example').send({ query });
    expect(own.body).toEqual({ data: { locales: [{ value: 'en' }] } });
    expect((await ask(api).send({ query })).status).toBe(200);
  });
  test('a request that the browser calls cross-site is refused', async () => {
    expect((await ask(api).set('Sec-Fetch-Site', 'cross-site').send({ query })).status).toBe(403);
    expect((await ask(api).set('Sec-Fetch-Site', 'same-origin').send({ query })).status).toBe(200);
  });
  test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
    '%s, which a form can send, is refused',
    async (type) => {
      const response = await ask(api).set('Content-Type', type).send(JSON.stringify({ query }));
      expect([response.status, codeOf(response)]).toEqual([415, 'request.wrongType']);
    },
  );
  test('a body over 1 MB is refused', async () => {
    const response = await ask(api)
      .set('Content-Type', 'application/json')
      .send(`{"query":"${'a'.repeat(1_100_000)}"}`);
    expect([response.status, codeOf(response)]).toEqual([413, 'request.tooLarge']);
  });
  test.each(['{', '[]', '"x"', '{"query":5}', `{"query":"{ a }","variables":${'['.repeat(5000)}${']'.repeat(5000)}}`])(
    '%.20s is malformed',
    async (body) => {
      const response = await ask(api).set('Content-Type', 'application/json').send(body);
      expect([response.status, codeOf(response)]).toEqual([400, 'request.malformed']);
    },
  );
  test('the limits hold over HTTP, with the text in the language that was asked for', async () => {
    const response = await ask(api).send({
      query: `{ ${Array.from({ length: 20 }, (_, n) => `a${n}: locales { value }`).join(' ')} }`,
    });
    expect([response.status, codeOf(response)]).toEqual([400, 'request.tooComplex']);
  });
  test('neither the schema nor a guess at it is told', async () => {
    const schema = await ask(api).send({ query: '{ __schema { types { name } } }' });
    expect([schema.status, codeOf(schema)]).toEqual([400, 'request.notRegistered']);
    const guess = await ask(api).send({ query: '{ locales { valeu } }' });
    expect([guess.status, codeOf(guess)]).toEqual([400, 'request.malformed']);
    expect(guess.text).not.toMatch(/value|Did you mean|stack|node_modules/);
  });
  test('what is neither of the contract nor registered does not run', async () => {
    const response = await ask(api).send({ query: '{ publicConfig { appName } }' });
    expect([response.status, codeOf(response)]).toEqual([400, 'request.notRegistered']);
  });
  test('headers forbid framing, sniffing, caching and to load anything', async () => {
    const { headers } = await ask(api).send({ query });
    expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers).toMatchObject({
      'strict-transport-security': expect.stringContaining('max-age=63072000'),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    expect(headers['x-powered-by']).toBeUndefined();
  });
});

describe('in development', () => {
  test('the schema is told, any operation runs and nothing insists on HTTPS', async () => {
    const api = await apiSpec();
    try {
      expect((await ask(api).send({ query: '{ __schema { queryType { name } } }' })).body.data).toEqual({
        __schema: { queryType: { name: 'Query' } },
      });
      const config = await ask(api).send({ query: '{ publicConfig { appName environment } }' });
      expect(config.body.data).toEqual({ publicConfig: { appName: 'Paideia', environment: 'development' } });
      expect(config.headers['strict-transport-security']).toBeUndefined();
    } finally {
      await api.close();
    }
  });
});

describe('rates', () => {
  const limited = async (rates: Rates, use: (api: ApiSpec) => Promise<void>) => {
    const api = await apiSpec({ rates });
    await use(api).finally(() => api.close());
  };
  const many = 1e6;
  test('of one address', () =>
    limited({ address: 3, session: many, signIns: many, guarded: many, reports: many }, async (api) => {
      const statuses = [];
      for (let n = 0; n < 4; n++) statuses.push((await ask(api).send({ query })).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
      const response = await ask(api).send({ query });
      expect(Number(response.get('Retry-After'))).toBeGreaterThan(0);
      expect(codeOf(response)).toBe('request.tooMany');
    }));
  test('of one session, while another one goes on', () =>
    limited({ address: many, session: 2, signIns: many, guarded: many, reports: many }, async (api) => {
      const [cookie, other] = [await api.signIn(userView()), await api.signIn(userView())];
      const me = '{ currentUser { _id } }';
      expect([
        (await api.post(me, {}, { cookie })).status,
        (await api.post(me, {}, { cookie })).status,
        (await api.post(me, {}, { cookie })).status,
      ]).toEqual([200, 200, 429]);
      expect((await api.post(me, {}, { cookie: other })).status).toBe(200);
    }));
  test('of sign-ins of one address, which leaves the rest alone', () =>
    limited({ address: many, session: many, signIns: 1, guarded: many, reports: many }, async (api) => {
      const signIn = 'mutation { loginWithPassword(email: "nobody@example.org", password: "x") { _id } }';
      expect([(await api.post(signIn)).status, (await api.post(signIn)).status]).toEqual([200, 429]);
      expect((await api.post(query)).status).toBe(200);
    }));
  const report =
    'mutation { insertLogit(logitInput: { action: "reportFrontEndError", type: "ERROR", payload: { text: "x" } }) }';
  const madeUp = (n: number) => `__Host-session=${String(n).padStart(43, 'A')}`;
  test('of anonymous reports of one address, while others may ask', () =>
    limited({ address: many, session: many, signIns: many, guarded: 1, reports: many }, async (api) => {
      const cookie = await api.signIn(userView());
      await api.post(query, {}, { cookie });
      expect([(await api.post(report)).status, (await api.post(report)).status]).toEqual([200, 429]);
      expect((await api.post(report, {}, { cookie })).status).toBe(200);
      expect((await api.post(query)).status).toBe(200);
    }));
  test('of reports with a cookie that was made up, which count as a visitor’s', () =>
    limited({ address: many, session: many, signIns: many, guarded: 2, reports: many }, async (api) => {
      const statuses = [];
      for (let n = 0; n < 3; n++) statuses.push((await api.post(report, {}, { cookie: madeUp(n) })).status);
      expect(statuses).toEqual([200, 200, 429]);
    }));
  test('of reports of one session, while another one goes on, and of all sessions of one address', () =>
    limited({ address: many, session: many, signIns: many, guarded: many, reports: 1 }, async (api) => {
      const cookies = [];
      for (let n = 0; n < 21; n++) cookies.push(await api.signIn(userView()));
      const reported = async (cookie: string | undefined) => (await api.post(report, {}, { cookie })).status;
      expect([await reported(cookies[0]), await reported(cookies[0]), await reported(cookies[1])]).toEqual([
        200, 429, 200,
      ]);
      const statuses = [];
      for (const cookie of cookies.slice(2)) statuses.push(await reported(cookie));
      expect(statuses).toEqual([...Array.from({ length: 18 }, () => 200), 429]);
      expect((await api.post(query, {}, { cookie: cookies[0] })).status).toBe(200);
    }));
});

const numberIn = (text: string, name: string): number | undefined => {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length));
};

test('health says live, and ready only when every part and every store is', async () => {
  const state = { ok: true };
  const probes = {
    'command-service': () => Promise.resolve({ ...state, lag: 0 }),
    'projection-service': () => Promise.reject(new Error('gone')),
  };
  const api = await apiSpec({ probes });
  const well = { ok: true, ms: expect.any(Number) };
  try {
    expect((await request(api.app).get('/health/live')).status).toBe(200);
    const ready = await request(api.app).get('/health/ready');
    const parts = { 'command-service': { ok: true, lag: 0 }, 'projection-service': { ok: false } };
    expect([ready.status, ready.body]).toEqual([
      503,
      { ok: false, stores: { events: well, documents: well, records: well }, parts },
    ]);
    probes['projection-service'] = () => Promise.resolve(state as never);
  } finally {
    await api.close();
  }
  // The stores are closed: every one of them is told.
  const late = await request(api.app).get('/health/ready');
  expect(late.status).toBe(503);
  expect((late.body as { stores: object }).stores).toMatchObject({ records: { ok: false } });
});

describe('/metrics', () => {
  const other = '# HELP a_total How many\n# TYPE a_total counter\na_total{service="command-service"} 3\n';
  const metricsOf = async (api: ApiSpec) => (await request(api.app).get('/metrics')).text;

  test('tells the numbers of all services, each family once, and which of them is silent', async () => {
    const api = await apiSpec({
      others: { 'command-service': async () => other, 'projection-service': () => Promise.reject(new Error('gone')) },
    });
    try {
      const text = await metricsOf(api);
      expect(numberIn(text, 'a_total{service="command-service"}')).toBe(3);
      expect(numberIn(text, 'paideia_up{part="command-service",service="query-api"}')).toBe(1);
      expect(numberIn(text, 'paideia_up{part="projection-service",service="query-api"}')).toBe(0);
      expect(text).toContain('nodejs_eventloop_lag_p99_seconds{service="query-api"}');
      expect(text).toContain('process_resident_memory_bytes{service="query-api"}');
      expect((await request(api.app).get('/metrics?of=query-api')).text).not.toContain('a_total');
    } finally {
      await api.close();
    }
  });

  test('is not there for another machine; with a token it is, for who has it', async () => {
    const [closed, open] = [await apiSpec(), await apiSpec({ metricsToken: 'a-long-token' })];
    const from = (api: ApiSpec, authorization?: string) =>
      request(api.app)
        .get('/metrics')
        .set({ 'X-Forwarded-For': '127.0.0.1', ...(authorization !== undefined && { authorization }) });
    try {
      expect((await from(closed)).status).toBe(404);
      expect((await from(closed, 'Bearer undefined')).status).toBe(404);
      for (const wrong of [undefined, 'Bearer', 'Bearer a-long-toke', 'a-long-token', 'Basic a-long-token'])
        expect((await from(open, wrong)).status).toBe(401);
      expect((await from(open, 'Bearer a-long-token')).status).toBe(200);
    } finally {
      await Promise.all([closed.close(), open.close()]);
    }
  });

  test('counts sessions, refusals and requests, and takes no name for an operation that is not registered', async () => {
    const api = await apiSpec({ rates: { address: 5, session: 1e6, signIns: 1e6, guarded: 1e6, reports: 1e6 } });
    try {
      const cookie = await api.signIn(userView());
      await api.post('mutation madeUp { logoutUser }', {}, { cookie });
      await ask(api).send({ query: '{ nonsense' });
      for (let n = 0; n < 4; n++) await ask(api).send({ query });
      const text = await metricsOf(api);
      const metric = (name: string, labels = '') => numberIn(text, `paideia_${name}{${labels}service="query-api"}`);
      expect([metric('sessions_begun_total'), metric('sessions_ended_total'), metric('sessions')]).toEqual([1, 1, 0]);
      expect([
        metric('refusals_total', 'code="request.tooMany",'),
        metric('refusals_total', 'code="request.malformed",'),
      ]).toEqual([2, 1]);
      expect(numberIn(text, 'paideia_graphql_seconds_count{service="query-api",operation="other"}')).toBe(4);
      expect(text).not.toContain('madeUp');
    } finally {
      await api.close();
    }
  });
});
