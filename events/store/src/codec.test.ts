import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { Id } from '@paideia/events/kernel/ids.ts';
import { defineEvents, event, type Events, type Message } from '@paideia/events/kernel/message.ts';
import type { Metadata } from '@paideia/events/kernel/metadata.ts';
import { personal } from '@paideia/events/kernel/personal.ts';
import { codec, UnfitEvent, UnreadableEvent, type Codec } from './codec.ts';
import { subjectKeyOf, subjectKeys } from './keys.ts';
import { check, type NewEvent, type RecordedEvent } from './port.ts';
import { recordsInMemory } from './testing/records-in-memory.ts';

const [ana, ben] = ['a'.repeat(24), 'b'.repeat(24)];
const about = { subject: (data: { userId: string }) => data.userId };
const recipient = z.object({ userId: Id });
const letterEvents = defineEvents('letter', {
  LetterWritten: event(
    recipient.extend({
      topic: z.string(),
      text: personal(z.string()),
      sender: z.object({ phones: personal(z.array(z.string())).optional(), town: z.string() }),
    }),
    about,
  ),
  LetterSent: event(recipient.extend({ copies: z.int() })),
});
const meta: Metadata = {
  at: '2026-11-20T10:00:00.000Z',
  actorId: ana,
  commandId: randomUUID(),
  correlationId: randomUUID(),
  channel: 'WEB',
  schemaVersion: 1,
  payloadHash: 'x',
};

function bench(tables: readonly Events[] = [letterEvents]) {
  const records = recordsInMemory();
  const keys = subjectKeys(records, randomBytes(32).toString('hex'));
  return { records, keys, letters: codec(tables, keys) };
}
const stored = (event: NewEvent, more: Partial<RecordedEvent> = {}): RecordedEvent => {
  check('letter-1', [event], 'none');
  return {
    ...(JSON.parse(JSON.stringify(event)) as NewEvent),
    stream: 'letter-1',
    revision: 0,
    position: 7,
    at: '2026-11-20T10:00:00.000Z',
    ...more,
  };
};
const written = (userId = ana, data = {}): Message => ({
  type: 'LetterWritten',
  data: { userId, topic: 'a visit', text: 'ill since Monday', sender: { phones: ['+48 600'], town: 'Oslo' }, ...data },
});
const recorded = async (coder: Codec, message: Message, more: Partial<RecordedEvent> = {}) =>
  stored(await coder.encode(more.stream ?? 'letter-1', message, meta, randomUUID()), more);

describe('the codec', () => {
  test('personal values are unreadable in the log and come back whole', async () => {
    const { letters } = bench();
    const found = await recorded(letters, written());
    expect(JSON.stringify(found)).not.toMatch(/Monday|\+48/);
    expect(found.data).toEqual({
      userId: ana,
      topic: 'a visit',
      text: { '~': expect.any(String) },
      sender: { phones: { '~': expect.any(String) }, town: 'Oslo' },
    });
    const { id, type, stream, revision, position } = found;
    expect(await letters.decode(found)).toEqual({ id, type, stream, revision, position, meta, data: written().data });
  });

  test('null stays null and what is left out stays out, with no key made or looked for', async () => {
    const { letters, records } = bench();
    const found = await recorded(letters, written(ana, { text: null, sender: { town: 'Oslo' } }));
    expect(found.data).toEqual({ userId: ana, topic: 'a visit', text: null, sender: { town: 'Oslo' } });
    expect(records.kept.size).toBe(0);
    records.calls.get = 0;
    expect((await letters.decode(found)).data).toEqual(found.data);
    expect(records.calls.get).toBe(0);
  });

  test('without the key personal values are null and the rest is there', async () => {
    const { letters, keys } = bench();
    const [ofAna, ofBen] = [await recorded(letters, written(ana)), await recorded(letters, written(ben))];
    await keys.erase(ana);
    expect((await letters.decode(ofAna)).data).toEqual({
      userId: ana,
      topic: 'a visit',
      text: null,
      sender: { phones: null, town: 'Oslo' },
    });
    expect((await letters.decode(ofBen)).data).toEqual(written(ben).data);
    await keys.forWriting(ana); // A key made anew opens nothing that is old.
    expect((await letters.decode(ofAna)).data).toMatchObject({ text: null });
  });

  test.each([
    ['changed', { '~': 'AAAA' }],
    ['of another shape', { '~': 1 }],
    ['in plain', 'ill since Monday'],
    ['no text', 12],
  ])('a value that is %s reads null', async (_, text) => {
    const { letters, keys } = bench();
    await keys.forWriting(ana);
    const found = await recorded(letters, written());
    expect((await letters.decode({ ...found, data: { ...(found.data as object), text } })).data).toMatchObject({
      text: null,
      sender: { phones: ['+48 600'] },
    });
  });

  test("another person's value in its place reads null", async () => {
    const { letters } = bench();
    const [ofAna, ofBen] = [await recorded(letters, written(ana)), await recorded(letters, written(ben))];
    const swapped = { ...ofAna, data: { ...(ofAna.data as object), text: (ofBen.data as { text: unknown }).text } };
    expect((await letters.decode(swapped)).data).toMatchObject({ text: null });
  });

  test('a value of another stream, or of another field of the same person, reads null in its place', async () => {
    const { letters } = bench();
    const [here, there] = [
      await recorded(letters, written()),
      await recorded(letters, written(), { stream: 'letter-2' }),
    ];
    const [mine, theirs] = [here, there].map(
      ({ data }) => data as { readonly text: unknown; readonly sender: { readonly phones: unknown } },
    );
    const withData = async (data: object) => (await letters.decode({ ...here, data })).data;
    expect(await withData({ ...mine, text: theirs!.text })).toMatchObject({
      text: null,
      sender: { phones: ['+48 600'] },
    });
    expect(await withData({ ...mine, text: mine!.sender.phones })).toMatchObject({ text: null });
    expect(await letters.isReadable({ ...here, data: { ...mine, text: null, sender: theirs!.sender } })).toBe(false);
    // Nor does it pass for one that was written before values were bound.
    const bare = { '~': (theirs!.text as { '~': string })['~'].replace(/^2\./, '') };
    expect(await withData({ ...mine, text: bare })).toMatchObject({ text: null });
  });

  test('what was written before values were bound is read as ever', async () => {
    const records = recordsInMemory();
    // This is how release 0.1.0 wrote it.
    await records.put(
      subjectKeyOf(ana),
      'QDNmai_gNVa8G-FWa4wT9lMkKaMfN0xSITYI1c8s7BOjeshXs98dnS6A01KGCkurnn86C40uBDrmtv5R',
    );
    const letters = codec([letterEvents], subjectKeys(records, '44'.repeat(32)));
    const found = stored({
      id: randomUUID(),
      type: 'LetterWritten',
      data: {
        userId: ana,
        topic: 'a visit',
        text: { '~': '3JWkFAidfhnRJYbQE0SnB1XewDu2q2fh9kb8Yslz3G8JlymFAoJ0u-DtfkOF9g' },
        sender: { phones: { '~': 'F7gAsboD6kFBlnhuuh83uDDlPmH1MYSX0lobw_mLmcj1AMGToAqO' }, town: 'Oslo' },
      },
      meta,
    });
    expect((await letters.decode(found)).data).toEqual(written().data);
    expect(await letters.isReadable(found)).toBe(true);
  });

  test('many are read in order, and each key is looked up once', async () => {
    const { letters, keys, records } = bench();
    const found = await Promise.all(
      [ana, ben, ana, ben, ana].map((userId, position) =>
        recorded(letters, written(userId, { topic: `${position}` }), { position }),
      ),
    );
    keys.wipeCache();
    records.calls.get = 0;
    const read = await letters.decodeAll(found);
    expect(
      read.map(({ data, position }) => [(data as { topic: string }).topic, (data as { text: string }).text, position]),
    ).toEqual(found.map((_, i) => [`${i}`, 'ill since Monday', i]));
    expect(records.calls.get).toBe(2);
  });

  test('events with nothing personal need no key', async () => {
    const { letters, records } = bench();
    const found = await recorded(letters, { type: 'LetterSent', data: { userId: ana, copies: 2 } });
    expect((await letters.decode(found)).data).toEqual({ userId: ana, copies: 2 });
    expect(records.calls.get).toBe(0);
  });

  test.each<[string, Message]>([
    ['a type that nobody published', { type: 'LetterBurnt', data: {} }],
    ['a field of another type', written(ana, { topic: 1 })],
    ['a field that is missing', { type: 'LetterWritten', data: { userId: ana } }],
    ['nobody whom it is about', written('')],
  ])('%s is refused before anything is written', async (_, message) => {
    const { letters, records } = bench();
    await expect(letters.encode('letter-1', message, meta, randomUUID())).rejects.toBeInstanceOf(UnfitEvent);
    expect(records.kept.size).toBe(0);
  });

  test('a refusal does not repeat what was sent, and fields that no schema names are not written', async () => {
    const { letters } = bench();
    await expect(letters.encode('letter-1', written(ana, { text: 4711 }), meta, randomUUID())).rejects.toThrow(
      /unfit at text/,
    );
    await expect(letters.encode('letter-1', written(ana, { text: 4711 }), meta, randomUUID())).rejects.not.toThrow(
      /4711/,
    );
    expect(await letters.encode('letter-1', written(ana, { password: 'x' }), meta, randomUUID())).not.toHaveProperty(
      'data.password',
    );
  });

  test('an event that nobody here knows comes as it was stored', async () => {
    const { letters } = bench();
    const found = await recorded(letters, written());
    for (const stranger of [
      { ...found, type: 'LetterFramed' },
      { ...found, stream: 'parcel-1' },
    ]) {
      const { at: _, ...rest } = stranger;
      expect(await letters.decode(stranger)).toEqual(rest);
    }
  });

  test.each([2, 0, undefined, 'one'])(
    'version %s of an event whose version is 1 is not guessed at',
    async (schemaVersion) => {
      const { letters } = bench();
      const found = await recorded(letters, written());
      await expect(letters.decode({ ...found, meta: { ...meta, schemaVersion } })).rejects.toBeInstanceOf(
        UnreadableEvent,
      );
    },
  );

  test.each([
    ['personal fields without a subject', { Told: event(z.object({ text: personal(z.string()) })) }, 'no subject'],
    [
      'a version that cannot be reached',
      { Told: event(z.object({ a: z.string() }), { version: 3, upcasts: { 2: (data) => data } }) },
      'version 1',
    ],
  ])('%s are found when the service starts', (_, types, why) => {
    expect(() => codec([defineEvents('tale', types)], bench().keys)).toThrow(why);
  });
  test('two types of one name are found when the service starts', () => {
    expect(() => codec([letterEvents, defineEvents('parcel', { LetterSent: event(recipient) })], bench().keys)).toThrow(
      'twice',
    );
  });
});

describe('upcasting', () => {
  /** Version 1 had one name in one text and called the user `person`; version 2 called the user `userId`; today the name is in parts. */
  const first = defineEvents('letter', {
    Named: event(z.object({ person: Id, name: personal(z.string()) }), { subject: (data) => data.person }),
  });
  const today = defineEvents('letter', {
    Named: event(
      recipient.extend({ firstName: personal(z.string()), lastName: personal(z.string()), formal: z.boolean() }),
      {
        ...about,
        version: 3,
        upcasts: {
          1: ({ person, ...rest }) => ({ ...rest, userId: person }),
          2: ({ name, ...rest }) => {
            const [firstName = null, lastName = null] = typeof name === 'string' ? name.split(' ') : [];
            return { ...rest, firstName, lastName, formal: false };
          },
        },
      },
    ),
  });
  const named = { type: 'Named', data: { person: ana, name: 'Ana Lis' } };

  test('an old event reads as one of today, and the upcasts see it in plain', async () => {
    const { keys, letters } = bench([first]);
    const found = await recorded(letters, named);
    expect(JSON.stringify(found.data)).not.toContain('Lis');
    const read = await codec([today], keys).decode(found);
    expect(read.data).toEqual({ userId: ana, firstName: 'Ana', lastName: 'Lis', formal: false });
    expect(read.meta.schemaVersion).toBe(1);
  });

  test('an old event of an erased person reads null', async () => {
    const { keys, letters } = bench([first]);
    const found = await recorded(letters, named);
    await keys.erase(ana);
    expect((await codec([today], keys).decode(found)).data).toEqual({
      userId: ana,
      firstName: null,
      lastName: null,
      formal: false,
    });
  });

  test('what became personal later is read by the person’s key too, and no more after an erasure', async () => {
    const before = defineEvents('letter', { Noted: event(recipient.extend({ note: z.string() })) });
    const since = defineEvents('letter', {
      Noted: event(recipient.extend({ note: personal(z.string()) }), {
        ...about,
        version: 2,
        upcasts: { 1: (data) => data },
      }),
    });
    const { keys, letters } = bench([before]);
    const found = await recorded(letters, { type: 'Noted', data: { userId: ana, note: 'Lis' } });
    await keys.forWriting(ana);
    const read = async () => (await codec([since], keys).decode(found)).data;
    expect(await read()).toEqual({ userId: ana, note: 'Lis' });
    await keys.erase(ana);
    expect(await read()).toEqual({ userId: ana, note: null });
  });
  test('what is nobody’s stays as it is', async () => {
    const { letters } = bench([
      defineEvents('letter', {
        Noted: event(z.object({ userId: Id.nullable(), note: personal(z.string()) }), {
          subject: (data) => data.userId,
        }),
      }),
    ]);
    const found = await recorded(letters, { type: 'Noted', data: { userId: null, note: 'of a visitor' } });
    expect([found.data, letters.subjectOf(found)]).toEqual([{ userId: null, note: 'of a visitor' }, undefined]);
    expect((await letters.decode(found)).data).toEqual({ userId: null, note: 'of a visitor' });
  });
  test('a new event carries the version of today', async () => {
    const { letters } = bench([today]);
    const message = { type: 'Named', data: { userId: ana, firstName: 'Ana', lastName: null, formal: true } };
    const found = await recorded(letters, message);
    expect((found.meta as Metadata).schemaVersion).toBe(3);
    expect((await letters.decode(found)).data).toEqual(message.data);
  });
});
