import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { GraphQLError } from 'graphql';
import { pino } from 'pino';
import { z } from 'zod';
import { Id } from '@paideia/events/kernel/ids.ts';
import { defineEvents, event } from '@paideia/events/kernel/message.ts';
import type { Recorded } from '@paideia/events/kernel/metadata.ts';
import { perPerson, personal, presentable, redactionOf, withheld } from '@paideia/events/kernel/personal.ts';
import { auditEvents, auditIdOf } from '@paideia/projection-service/audit/audit.view.ts';
import { wordsAbout } from './words-about.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { toPublic } from '../kernel/errors/errors.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { userView } from '../kernel/testing/examples.ts';
import { eventsBehind } from '../registers/events-behind.queries.ts';

const [ada, ben] = ['a', 'b'].map((digit) => digit.repeat(24)) as [string, string];
/** Nobody has heard of this slice, and no list names its personal field. */
const fixture = defineEvents('fixture', {
  FixtureNoted: event(
    z.object({
      userId: Id,
      horoscope: personal(z.string()),
      inner: z.object({ sign: personal(z.string()) }),
      key: withheld(z.string()),
      present: perPerson(z.array(z.object({ userId: Id, seat: z.int() }))),
    }),
    { subject: ({ userId }) => userId },
  ),
});
const definitions = new Map(Object.entries(fixture.types));
const secret = 'Aries rising';
const data = {
  userId: ada,
  horoscope: secret,
  inner: { sign: secret },
  key: 'k3y',
  present: [
    { userId: ada, seat: 1 },
    { userId: ben, seat: 2 },
  ],
};
const recorded = {
  id: 'e1',
  type: 'FixtureNoted',
  data,
  stream: 'fixture-1',
  revision: 0,
  position: 1,
  meta: { at: '2026-11-20T09:00:00.000Z', actorId: null, channel: 'WEB', correlationId: 'c', payloadHash: 'h' },
} as unknown as Recorded;

let api: ApiSpec;
beforeAll(async () => {
  api = await apiSpec();
});
afterAll(() => api.close());

describe('a personal field of a slice that is new', () => {
  const why = async (readsPersonal: boolean) => {
    const context = {
      locale: 'en',
      text: (id: string) => id,
      join: () => Promise.resolve(undefined),
      history: () => Promise.resolve([recorded]),
    } as unknown as Context;
    const { events, entries } = await eventsBehind(
      context,
      [{ stream: 'fixture-1', revision: 0 }],
      { userId: ada, readsPersonal },
      definitions,
    );
    return { text: JSON.stringify([events, entries]), data: events[0]?.data };
  };
  test('is in a why for who may read it alone, and what is said of others for nobody', async () => {
    expect((await why(true)).text).toContain(secret);
    const hidden = await why(false);
    expect(hidden.text).not.toContain(secret);
    expect(hidden.data).toMatchObject({ horoscope: null, inner: { sign: null }, present: [{ userId: ada, seat: 1 }] });
    expect(JSON.stringify((await why(true)).data)).not.toContain(ben);
  });
  test('of a type that this code does not know is in no why either', async () => {
    definitions.delete('FixtureNoted');
    expect((await why(false)).data).toEqual({});
    definitions.set('FixtureNoted', fixture.types.FixtureNoted);
  });

  test('is in the system log for superadmins alone, and what is withheld for nobody', async () => {
    const { meta, id: eventId, ...told } = recorded;
    expect(presentable(fixture.types.FixtureNoted, data)).not.toHaveProperty('key');
    expect(presentable(undefined, data)).toEqual({});
    await api.put(auditEvents, {
      ...told,
      ...meta,
      _id: auditIdOf(1),
      eventId,
      category: 'fixture',
      impersonatedUserId: null,
      subjectId: ada,
      regionId: null,
      recordId: null,
      number: null,
      amount: null,
      commandId: 'c',
      causationId: null,
      data: JSON.stringify(presentable(fixture.types.FixtureNoted, data)),
    });
    const ask = async (roles: ('user' | 'manager' | 'admin' | 'superadmin')[], _id: string) =>
      JSON.stringify(
        await api.post(
          '{ allAuditEvents { items { sentence data } } }',
          {},
          { cookie: await api.signIn(userView({ _id, email: `${_id}@example.org`, roles })) },
        ),
      );
    expect(await ask(['superadmin', 'admin', 'user'], 'c'.repeat(24))).toContain(secret);
    expect(await ask(['admin', 'manager', 'user'], ben)).not.toContain(secret);
  });

  test('is in the export of its subject alone', () => {
    expect(Object.values(wordsAbout(ada, recorded as never, definitions))).toEqual([secret, secret]);
    expect(wordsAbout(ben, recorded as never, definitions)).toEqual({});
  });

  test('is in no error and in no line of a log', () => {
    const lines: string[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    });
    const log = pino({ redact: redactionOf([fixture]) }, sink);
    const speaker = { text: (id: string) => id, knows: () => true, english: (id: string) => id };
    const failed = new GraphQLError('failed', { path: ['x'], originalError: new Error(`could not keep ${secret}`) });
    expect(JSON.stringify(toPublic(failed, speaker, { error() {}, warn() {} }))).not.toContain(secret);
    const parsed = z.strictObject({ horoscope: z.literal('none') }).safeParse({ horoscope: secret });
    log.error({ err: parsed.error, event: recorded, data, horoscope: secret }, 'not taken');
    expect(lines.join('')).toContain('not taken');
    expect(lines.join('')).not.toContain(secret);
  });
});
