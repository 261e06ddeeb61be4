import { EventEmitter } from 'node:events';
import { expect, test } from '@jest/globals';
import type { Request, Response } from 'express';
import { loadShedder } from './load-shedder.ts';
import type { Refusal } from '../errors/refusal.ts';

type Seen = { refusal?: Refusal; isIn: boolean; readonly head: Record<string, string> };

function started() {
  const clock = { now: 0 };
  const answers = {
    refuse: (_: unknown, response: object, refusal: unknown) => void Object.assign(response, { refusal }),
    bodyOf: () => '{}',
  };
  const { handler, shed } = loadShedder(answers, () => clock.now);
  const come = (rootField = 'loginWithPassword') => {
    const seen: Seen = { isIn: false, head: {} };
    const response = Object.assign(new EventEmitter(), seen, {
      locals: { rootFields: [rootField] },
      writableFinished: true,
      setHeader: (name: string, value: string) => void (seen.head[name] = value),
    });
    handler({} as Request, response as unknown as Response, () => (response.isIn = true));
    return response;
  };
  const comeUnread = (asked: object = {}) => {
    const sent = { head: undefined as unknown };
    const response = {
      writeHead: (status: number, head: object) => ((sent.head = { status, ...head }), { end: () => undefined }),
    };
    return shed({ method: 'POST', url: '/graphql', headers: {}, ...asked } as never, response as never) && sent.head;
  };
  return { clock, come, comeUnread };
}

test('as many as can be worked off are let in, and one more for each that leaves', () => {
  const { come } = started();
  const inside = Array.from({ length: 66 }, () => come());
  expect(inside.every(({ isIn }) => isIn)).toBe(true);
  expect(come()).toMatchObject({
    isIn: false,
    refusal: { code: 'signIn.busy', params: { retryAfter: 2 } },
    head: { 'Retry-After': '2' },
  });
  inside[0]!.emit('close');
  expect(come().isIn).toBe(true);
  expect(come().isIn).toBe(false);
});

test("who does something else is in nobody's way", () => {
  const { come } = started();
  for (let n = 0; n < 100; n++) expect(come('currentUser').isIn).toBe(true);
  expect(come().isIn).toBe(true);
});

test('each who is turned away has a later time to come again than the one before, up to a minute, until those times are over', () => {
  const { clock, come } = started();
  for (let n = 0; n < 66; n++) come();
  const waits = Array.from({ length: 10_000 }, () => Number(come().head['Retry-After']));
  expect([waits[0], waits[999], waits.at(-1)]).toEqual([2, 9, 60]);
  clock.now = 6_000;
  expect(come().head['Retry-After']).toBe('55');
  clock.now = 90_000;
  expect(come().head['Retry-After']).toBe('2');
});

test('who is turned away comes back at twice the pace at which those inside are answered; who left without an answer says nothing', () => {
  const { clock, come } = started();
  const wait = () => {
    for (let n = 0; n < 399; n++) come();
    return come().head['Retry-After'];
  };
  const inside = Array.from({ length: 66 }, () => come());
  expect(wait()).toBe('5'); // It lets 80 a second through, until it is known better.
  clock.now = 500;
  for (const one of inside.splice(0)) Object.assign(one, { writableFinished: false }).emit('close');
  inside.push(...Array.from({ length: 66 }, () => come()));
  for (let n = 0; n < 400; n++) {
    clock.now += 100; // Ten a second are let through.
    inside.shift()!.emit('close');
    inside.push(come());
  }
  clock.now += 90_000;
  expect(wait()).toBe('22');
});

test('in a flood strangers hear it before they are read, and nobody else does', () => {
  const { clock, come, comeUnread } = started();
  const inside = Array.from({ length: 66 }, () => come());
  expect(comeUnread()).toBe(false);
  for (let n = 0; n < 300; n++) come();
  expect(comeUnread()).toMatchObject({ status: 503, 'Retry-After': 4, Connection: 'close' });
  for (const asked of [{ headers: { cookie: '__Host-session=anything' } }, { method: 'GET' }, { url: '/login' }])
    expect(comeUnread(asked)).toBe(false);
  inside[0]!.emit('close');
  expect(comeUnread()).toBe(false);
  come();
  expect(comeUnread()).toBeTruthy();
  clock.now = 30_000;
  expect(comeUnread()).toBe(false);
});
