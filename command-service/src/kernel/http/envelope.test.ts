import { describe, expect, test } from '@jest/globals';
import { checkActor, Envelope, signActor, type ActorContext } from './envelope.ts';

const key = 'ab'.repeat(32);
const actor: ActorContext = {
  actorId: 'a'.repeat(24),
  impersonatorId: 'b'.repeat(24),
  impersonationId: 'c'.repeat(24),
  sessionId: 's1',
  channel: 'WEB',
};
const body = JSON.stringify({ type: 'X', data: { a: 1 } });
const at = Date.parse('2026-11-20T09:00:00Z');
const headers = signActor(key, actor, body, at);

describe('the signed context', () => {
  test('comes back as it was signed', () => expect(checkActor(key, headers, Buffer.from(body), at)).toEqual(actor));

  test.each([
    ['another body', key, headers, `${body} `, at],
    ['another key', 'cd'.repeat(32), headers, body, at],
    ['31 seconds later', key, headers, body, at + 31_000],
    ['31 seconds too early', key, headers, body, at - 31_000],
    [
      'another actor under the old signature',
      key,
      { ...headers, 'x-actor': signActor(key, { ...actor, actorId: 'c'.repeat(24) }, body, at)['x-actor'] },
      body,
      at,
    ],
    ['a cut signature', key, { ...headers, 'x-signature': headers['x-signature'].slice(2) }, body, at],
    ['no signature', key, { 'x-actor': headers['x-actor'] }, body, at],
    ['nothing', key, {}, body, at],
  ])('is refused with %s', (_what, secret, sent, text, now) =>
    expect(checkActor(secret, sent, Buffer.from(text), now)).toBeUndefined(),
  );

  test('is refused when what was signed is no actor', () => {
    const odd = signActor(key, { actorId: 'x', channel: 'WEB' }, body, at);
    expect(checkActor(key, odd, Buffer.from(body), at)).toBeUndefined();
  });

  test('holds for 30 seconds', () => expect(checkActor(key, headers, Buffer.from(body), at + 30_000)).toEqual(actor));
});

test('command ids are the same in both cases of their letters', () => {
  const id = 'ABCDEF00-0000-4000-8000-00000000000A';
  expect(Envelope.parse({ type: 'X', data: null, commandId: id }).commandId).toBe(id.toLowerCase());
  expect(Envelope.safeParse({ type: 'X', data: null, commandId: 'no uuid' }).success).toBe(false);
});
