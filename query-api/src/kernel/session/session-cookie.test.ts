import { describe, expect, test } from '@jest/globals';
import {
  type Giving,
  clearCookie,
  hasCookie,
  isCookieBroken,
  readBinding,
  readCookie,
  setBinding,
  setCookie,
} from './session-cookie.ts';

const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';
const token = 'A'.repeat(43);
const from = (host: string, agent: string | undefined, more: object = {}) => ({
  headers: { host, ...(agent && { 'user-agent': agent }), ...more },
});
const given = (request: object, give: (response: Giving) => void): string => {
  const cookies: string[] = [];
  give({ req: request, appendHeader: (_: string, one: string) => void cookies.push(one) } as unknown as Giving);
  return cookies.join();
};

describe('Safari, which keeps no Secure cookie of plain loopback', () => {
  test.each([
    ['localhost:4000', safari],
    ['127.0.0.1:4000', safari],
    ['[::1]:4000', phone],
    ['localhost', safari],
  ])('at %s gets one without the prefix, and is known by it', (host, agent) => {
    const asked = from(host, agent);
    expect(given(asked, (response) => setCookie(response, token, 60_000))).toBe(
      `session=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=60`,
    );
    expect(given(asked, clearCookie)).toBe('session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
    expect(readCookie(from(host, agent, { cookie: `a=b; session=${token}` }))).toBe(token);
    expect(isCookieBroken(from(host, agent, { cookie: 'session=x' }))).toBe(true);
    expect(given(asked, (response) => setBinding(response, token))).toContain(`msauth=${token}; Path=/; HttpOnly`);
    expect(readBinding(from(host, agent, { cookie: `msauth=${token}` }))).toBe(token);
  });
});

describe('everybody else', () => {
  test.each([
    ['localhost:4000', chrome, {}],
    ['localhost:4000', firefox, {}],
    ['localhost:4000', undefined, {}],
    ['learning.example.org', safari, {}],
    ['localhost.example.org', safari, {}],
    ['learning.example.org:127', phone, {}],
    // It is behind a proxy that speaks TLS with the browser.
    ['localhost', safari, { 'x-forwarded-proto': 'https' }],
  ])('at %s gets the one with the prefix, and is known by no other', (host, agent, more) => {
    const asked = from(host, agent, more);
    expect(given(asked, (response) => setCookie(response, token, 60_000))).toBe(
      `__Host-session=${token}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=60`,
    );
    const plain = from(host, agent, { ...more, cookie: `session=${token}; msauth=${token}` });
    expect([readCookie(plain), hasCookie(plain), readBinding(plain)]).toEqual([undefined, false, undefined]);
    expect(readCookie(from(host, agent, { ...more, cookie: `__Host-session=${token}` }))).toBe(token);
  });
});
