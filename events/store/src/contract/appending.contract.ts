import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { StreamConflict, type RecordedEvent } from '../port.ts';
import { event, events, fresh, rising, failure, patient, type Kit } from './contract.kit.ts';

export const appending = ({ store, read }: Kit): void =>
  describe('appending', () => {
    test('a stream gives back what was appended, in order', async () => {
      const [stream, written] = [fresh(), [{ ...event(1), meta: { by: 'a' } }, event(2), event(3)]];
      await store.append(stream, written, 'none');
      const found = await read(stream);
      expect(found).toEqual(
        written.map((one, revision) => ({
          ...one,
          stream,
          revision,
          position: expect.any(Number),
          at: expect.any(String),
        })),
      );
      expect(rising(found.map(({ position }) => position))).toBe(true);
      expect(found[0]!.position).toBeGreaterThan(0);
    });

    test('the answer is the place of the last event', async () => {
      const stream = fresh();
      for (const [count, expected] of [
        [3, 'none'],
        [1, 2],
        [2, 3],
      ] as const) {
        const answer = await store.append(stream, events(count), expected);
        const last = (await read(stream)).at(-1)!;
        expect(answer).toEqual({ revision: last.revision, position: last.position });
      }
      expect(await read(stream)).toHaveLength(6);
    });

    test('an event tells when it was appended', async () => {
      const stream = fresh();
      await store.append(stream, [event()], 'none');
      const [{ at }] = (await read(stream)) as [RecordedEvent];
      expect(new Date(at).toISOString()).toBe(at);
      expect(Math.abs(Date.now() - Date.parse(at))).toBeLessThan(60_000);
    });

    test.each([
      [null],
      [false],
      [true],
      [0],
      [-1.5],
      [1e-7],
      [Number.MAX_SAFE_INTEGER],
      [Number.MAX_VALUE],
      [''],
      ['{"a":1}'],
      ['"'],
      [[]],
      [{}],
      [[[], [null]]],
      ['\u0000\u001f \u2028 \\ " / é ž 漢 😀 \u{10ffff}'],
      [{ '': 1, 'a.b': 2, $where: 3, __proto__: null, constructor: 4, toString: 5 }],
      [JSON.parse('{"__proto__":{"a":1}}')],
      [{ deep: [{ er: [1, 'two', null, { three: false }] }] }],
    ])('%j comes back as data and as meta', async (value) => {
      const stream = fresh();
      await store.append(stream, [{ ...event(), data: value, meta: value }], 'none');
      const [found] = await read(stream);
      expect(JSON.stringify([found!.data, found!.meta])).toBe(JSON.stringify([value, value]));
    });

    test('an event without meta comes back without, and a field that is undefined is left out', async () => {
      const stream = fresh();
      await store.append(
        stream,
        [event(), { ...event(), meta: undefined, data: { a: undefined, b: [{ c: undefined }] } }],
        'none',
      );
      const found = await read(stream);
      expect(found.map((one) => 'meta' in one)).toEqual([false, false]);
      expect(JSON.stringify(found[1]!.data)).toBe('{"b":[{}]}');
      expect('a' in (found[1]!.data as object)).toBe(false);
    });

    test('nothing but id, type, data and meta of an event is kept', async () => {
      const stream = fresh();
      const more = { ...event(), stream: 'other-1', revision: 7, position: 7, at: 'never', more: true };
      await store.append(stream, [more], 'none');
      expect(await read(stream)).toEqual([
        {
          id: more.id,
          type: more.type,
          data: more.data,
          stream,
          revision: 0,
          position: expect.any(Number),
          at: expect.stringMatching(/^2/),
        },
      ]);
    });

    test('what the caller changes afterwards is not written', async () => {
      const [stream, data] = [fresh(), { n: 1, list: [1] }];
      const appending = store.append(stream, [{ ...event(), data }], 'none');
      Object.assign(data, { n: Number.NaN, list: data });
      await appending;
      expect((await read(stream))[0]!.data).toEqual({ n: 1, list: [1] });
    });

    test(
      'the longest names, 500 events and 1,000,000 bytes fit',
      async () => {
        const stream = `${'A'.repeat(100)}-${'z:._-9'.repeat(34).slice(0, 200 - 36)}${randomUUID()}`;
        await store.append(
          stream,
          Array.from({ length: 500 }, () => ({ ...event(), type: `T${'y.-_:9'.repeat(11).slice(0, 63)}` })),
          'none',
        );
        const big = { ...event(), data: '' };
        await store.append(stream, [{ ...big, data: 'x'.repeat(1_000_000 - JSON.stringify(big).length) }], 499);
        const found = await read(stream);
        expect(found).toHaveLength(501);
        expect((found[500]!.data as string).length).toBeGreaterThan(999_000);
      },
      patient,
    );

    test('data may be 100 values deep', async () => {
      const stream = fresh();
      const data = JSON.parse('['.repeat(100) + ']'.repeat(100)) as unknown;
      await store.append(stream, [{ ...event(), data }], 'none');
      expect((await read(stream))[0]!.data).toEqual(data);
    });

    test('streams whose names are alike are different streams', async () => {
      const id = randomUUID();
      const alike = [
        `like-${id}`,
        `like-${id.toUpperCase()}x`,
        `like-${id}x`,
        `Like-${id}`,
        `like-${id}-1`,
        `likes-${id}`,
        `like-x-${id}`,
      ];
      for (const stream of alike) await store.append(stream, [{ ...event(), data: stream }], 'none');
      for (const stream of alike) expect((await read(stream)).map(({ data }) => data)).toEqual([stream]);
    });

    test.each([
      ['none', 'none', 1],
      [0, 0, 1],
      [2, 2, 1],
      [1, 1, 0],
      [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, 1],
    ] as const)(
      'expecting %s of a stream that is elsewhere is a conflict and writes nothing',
      async (expected, told, actual) => {
        const stream = fresh();
        await store.append(stream, events(actual + 1), 'none');
        const error = await failure(() => store.append(stream, [event()], expected));
        expect(error).toBeInstanceOf(StreamConflict);
        expect(error).toMatchObject({ stream, expected: told, actual });
        expect(await read(stream)).toHaveLength(actual + 1);
      },
    );

    test('expecting events of a stream that has none is a conflict', async () => {
      const stream = fresh();
      expect(await failure(() => store.append(stream, [event()], 0))).toMatchObject({
        stream,
        expected: 0,
        actual: 'none',
      });
      expect(await read(stream)).toEqual([]);
    });
  });
