import { expect, test } from '@jest/globals';
import request from 'supertest';
import { routed } from './routes.ts';

const app = routed(
  {
    'GET /here': ({ path }) => ({ status: 200, body: { path } }),
    'POST /said': ({ body }) => ({ status: 200, body: String(body), headers: { 'X-Length': String(body.length) } }),
    'PUT /things/:id': ({ last }) => ({ status: 200, body: { last } }),
    'PUT /things/mine': () => ({ status: 200, body: { isMine: true } }),
    'GET /broken': () => Promise.reject(new Error('broken')),
    'GET /half': (_asked, response) => {
      response.write('half');
      throw new Error('broken');
    },
  },
  (error, { method, path }) => ({ status: 500, body: { code: (error as Error).message, asked: `${method} ${path}` } }),
);

test('a route is found by its method and its path, whatever is searched for there', async () => {
  const { status, headers, body } = await request(app).get('/here?a=1');
  expect([status, headers['content-type'], body]).toEqual([
    200,
    'application/json; charset=utf-8',
    { path: '/here?a=1' },
  ]);
  for (const answer of [request(app).post('/here'), request(app).get('/here/'), request(app).get('/')]) {
    const found = await answer;
    expect([found.status, found.body]).toEqual([404, { ok: false, code: 'notFound' }]);
  }
});
test('HEAD is answered as GET, without what it would say', async () => {
  const { status, headers, text } = await request(app).head('/here');
  expect([status, headers['content-length'], text]).toEqual([200, '16', undefined]);
});
test('the last part may be anything that can stand in an address, and one that is named goes before it', async () => {
  const ask = async (path: string) => (await request(app).put(path)).body;
  expect(await ask('/things/a%20b%2Fc')).toEqual({ last: 'a b/c' });
  expect(await ask('/things/mine')).toEqual({ isMine: true });
  expect(await ask('/things/%ff')).toEqual({ ok: false, code: 'notFound' });
});
test('a body is taken as it comes, up to a megabyte', async () => {
  const said = (bytes: number) =>
    request(app)
      .post('/said')
      .set('content-type', 'x/y')
      .send('ä'.repeat(bytes / 2));
  const { status, headers, text } = await said(1_000_000);
  expect([status, headers['x-length'], text.length]).toEqual([200, '1000000', 500_000]);
  expect((await said(0)).headers['x-length']).toBe('0');
  const refused = await said(1_000_002);
  expect([refused.status, refused.body]).toEqual([413, { ok: false, code: 'tooLarge' }]);
});
test('what breaks is said, and half an answer is cut off', async () => {
  const { status, body } = await request(app).get('/broken?x');
  expect([status, body]).toEqual([500, { code: 'broken', asked: 'GET /broken?x' }]);
  await expect(request(app).get('/half')).rejects.toThrow(/aborted|hang up/);
});
