import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { siteSettings } from '@paideia/projection-service/site-settings/site-setting.view.ts';
import { apiSpec, type ApiSpec } from '../testing/spec.ts';

const script = `console.log(${JSON.stringify('x'.repeat(2000))})`;
const page =
  '<!doctype html><title>__APP_NAME__</title><meta name="env" content="__ENV__"><meta name="member" content="__MEMBER__"><script nonce="__NONCE__" type="module" src="/assets/main-abc.js"></script></head>';

describe('the web build', () => {
  const webDir = mkdtempSync(join(tmpdir(), 'paideia-web-'));
  let api: ApiSpec;
  beforeAll(async () => {
    mkdirSync(join(webDir, 'assets'));
    mkdirSync(join(webDir, '.vite'));
    writeFileSync(join(webDir, 'index.html'), page);
    writeFileSync(join(webDir, 'operations.json'), '[]');
    writeFileSync(
      join(webDir, 'routes.json'),
      JSON.stringify(
        ['^/*$', '^/(?:login|dashboard)/*$', '^/users/(?<id>[^/]+)/*$'].map((pattern) => ({
          pattern,
          visitors: ['/assets/public-1.js', '/assets/form-2.js'],
          members: ['/assets/student-3.js'],
        })),
      ),
    );
    writeFileSync(join(webDir, '.vite/manifest.json'), '{}');
    writeFileSync(join(webDir, 'brand.svg'), '<svg/>');
    writeFileSync(join(webDir, 'assets/main-abc.js'), script);
    writeFileSync(join(webDir, 'assets/main-abc.js.br'), brotliCompressSync(script));
    writeFileSync(join(webDir, 'assets/main-abc.js.gz'), gzipSync(script));
    writeFileSync(join(webDir, 'assets/main-abc.js.map'), '{}');
    api = await apiSpec({ environment: 'production', webDir });
  });
  afterAll(async () => {
    await api.close();
    rmSync(webDir, { recursive: true });
  });
  const get = (path: string, encoding = 'identity') => request(api.app).get(path).set('Accept-Encoding', encoding);

  test('every screen’s address is the page, with this answer’s nonce, the product’s name and the environment', async () => {
    await api.put(siteSettings, {
      _id: 'appName',
      key: 'appName',
      value: 'Cedar <Ridge> & Co',
      changedBy: null,
      changedAt: '',
    });
    for (const path of ['/', '/dashboard?tab=leave-requests', '/users/123', '/login/']) {
      const { status, text, headers } = await get(path);
      const [, nonce] = /nonce="([^"]+)"/.exec(text)!;
      expect(status).toBe(200);
      expect(headers['content-type']).toContain('text/html');
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
      expect(headers['cache-control']).toBe('no-store');
      expect(text).toContain('<title>Cedar &#60;Ridge&#62; &#38; Co</title>');
      expect(text).toContain('content="production"');
    }
    expect((await get('/')).text).not.toBe((await get('/')).text);
    const packed = await get('/', 'br');
    expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual(['br', 'Accept-Encoding']);
    expect(packed.text).toContain('<title>Cedar');
  });
  test('names what visitors load first there, and to who has a session what members load', async () => {
    const linked = (text: string) => [
      /name="member" content="(\w+)"/.exec(text)?.[1],
      ...[...text.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g)].map(([, script]) => script),
    ];
    const session = `__Host-session=${'s'.repeat(43)}`;
    expect(linked((await get('/dashboard')).text)).toEqual(['no', '/assets/public-1.js', '/assets/form-2.js']);
    expect(linked((await get('/dashboard').set('Cookie', session)).text)).toEqual(['yes', '/assets/student-3.js']);
    expect(linked((await get('/nowhere').set('Cookie', session)).text)).toEqual(['yes']);
  });
  test('what only pages heed is not said of scripts', async () => {
    const [page, asset] = [await get('/login'), await get('/assets/main-abc.js')];
    for (const name of ['content-security-policy', 'x-frame-options', 'cross-origin-opener-policy'])
      expect([name in page.headers, name in asset.headers]).toEqual([true, false]);
    for (const name of ['x-content-type-options', 'strict-transport-security', 'cross-origin-resource-policy'])
      expect([name in page.headers, name in asset.headers]).toEqual([true, true]);
    expect((await get('/brand.svg')).headers).toHaveProperty('content-security-policy');
  });
  test('assets come as they were compressed, for good', async () => {
    for (const [encoding, expected] of [
      ['br, gzip', 'br'],
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip, br;q=0', 'gzip'],
      ['gzip', 'gzip'],
      ['identity', undefined],
    ] as const) {
      const { status, headers, text } = await get('/assets/main-abc.js', encoding);
      expect([status, headers['content-encoding'], headers['cache-control'], headers.vary]).toEqual([
        200,
        expected,
        'public, max-age=31536000, immutable',
        'Accept-Encoding',
      ]);
      expect(headers['content-type']).toContain('javascript');
      expect(text).toBe(script);
    }
    expect((await get('/brand.svg')).headers['cache-control']).toBe('public, max-age=3600');
  });
  test.each([
    '/assets/gone-123.js',
    '/assets/',
    '/favicon.ico',
    '/assets/main-abc.js.map',
    '/operations.json',
    '/routes.json',
    '/.vite/manifest.json',
    '/assets/..%2f..%2fetc/passwd.txt',
    '/index.html.br',
  ])('%s is no page', async (path) => {
    const { status, headers } = await get(path);
    expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  });
  test.each([
    '/nowhere',
    '/users/1/more',
    '/index.html',
    '/no/such/page.php',
    '/assets/',
    '/users/jo.doe',
    '/favicon.ico',
  ])('a person who goes to %s sees the page that says so', async (path) => {
    const { status, headers, text } = await get(path).set('Accept', 'text/html,application/xhtml+xml,*/*;q=0.8');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      404,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(text).toContain('<title>Cedar');
  });
  test('an address without a screen is no page for a program either', async () => {
    const { status, headers } = await get('/nowhere');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      404,
      'text/html; charset=utf-8',
      'no-store',
    ]);
  });
  test('a page is only to be got', async () => expect((await request(api.app).post('/login')).status).toBe(404));
});
