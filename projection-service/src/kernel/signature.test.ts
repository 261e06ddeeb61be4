import { describe, expect, test } from '@jest/globals';
import { signatureCheck, signRequest } from './signature.ts';

const key = 'ab'.repeat(32);
const claims = { actorId: 'a'.repeat(24), impersonatorId: 'b'.repeat(24), sessionId: 's1', channel: 'WEB' };
const addressed = { method: 'POST', path: '/commands', body: JSON.stringify({ type: 'X', data: { a: 1 } }) };
const at = Date.parse('2026-11-20T09:00:00Z');
const headers = signRequest(key, addressed, claims, at);

describe('a signed request', () => {
  test('says who sent it, whether its body is text or bytes', () => {
    expect(signatureCheck(key)(addressed, headers, at)).toEqual(claims);
    expect(signatureCheck(key)({ ...addressed, body: Buffer.from(addressed.body) }, headers, at)).toEqual(claims);
  });

  test('is heard once: what was overheard cannot be sent again', () => {
    const check = signatureCheck(key);
    expect(check(addressed, headers, at)).toEqual(claims);
    expect(check(addressed, headers, at + 29_000)).toBeUndefined();
    // When it is sent again by who may, it is signed again.
    expect(check(addressed, signRequest(key, addressed, claims, at), at + 29_000)).toEqual(claims);
  });

  test('is not kept out by one that was refused', () => {
    const check = signatureCheck(key);
    expect(check({ ...addressed, path: '/operations/forget' }, headers, at)).toBeUndefined();
    expect(check(addressed, headers, at)).toEqual(claims);
  });

  test.each([
    ['another path', key, { ...addressed, path: '/operations/forget' }, headers, at],
    ['another query', key, { ...addressed, path: '/commands?again' }, headers, at],
    ['another method', key, { ...addressed, method: 'PUT' }, headers, at],
    ['another body', key, { ...addressed, body: `${addressed.body} ` }, headers, at],
    ['no body', key, { method: 'POST', path: '/commands' }, headers, at],
    ['another key', 'cd'.repeat(32), addressed, headers, at],
    ['31 seconds later', key, addressed, headers, at + 31_000],
    ['31 seconds too early', key, addressed, headers, at - 31_000],
    [
      'other claims under the old signature',
      key,
      addressed,
      { ...headers, 'x-statement': signRequest(key, addressed, { ...claims, actorId: null }, at)['x-statement'] },
      at,
    ],
    ['a cut signature', key, addressed, { ...headers, 'x-signature': headers['x-signature'].slice(2) }, at],
    ['no signature', key, addressed, { 'x-statement': headers['x-statement'] }, at],
    ['nothing', key, addressed, {}, at],
  ])('is refused with %s', (_what, secret, asked, sent, now) =>
    expect(signatureCheck(secret)(asked, sent, now)).toBeUndefined(),
  );

  test('holds for clocks that differ by 30 seconds, either way', () => {
    expect(signatureCheck(key)(addressed, headers, at + 30_000)).toEqual(claims);
    expect(signatureCheck(key)(addressed, headers, at - 30_000)).toEqual(claims);
  });
});
