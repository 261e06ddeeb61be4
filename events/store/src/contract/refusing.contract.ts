import { describe, expect, test } from '@jest/globals';
import { Refused, TooLarge, type NewEvent } from '../port.ts';
import { event, events, fresh, failure, type Kit } from './contract.kit.ts';

export const refusing = ({ store, read }: Kit): void =>
  describe('refusing', () => {
    const circle: Record<string, unknown> = {};
    circle.again = { circle };
    class Point {
      x = 1;
    }
    class List extends Array {}
    const holes = [1, , 3]; // oxlint-disable-line no-sparse-arrays
    const unfit: [string, unknown][] = [
      ['undefined', undefined],
      ['NaN', Number.NaN],
      ['Infinity', Infinity],
      ['-Infinity', -Infinity],
      ['-0', -0],
      ['a bigint', 1n],
      ['a function', () => 1],
      ['a symbol', Symbol('s')],
      ['a date', new Date(0)],
      ['a map', new Map()],
      ['a set', new Set()],
      ['a buffer', Buffer.from('x')],
      ['bytes', new Uint8Array(1)],
      ['an instance', new Point()],
      ['an error', new Error('e')],
      ['a regular expression', /x/],
      ['a boxed number', Object(1)],
      ['a list of its own class', List.from([1])],
      ['an array with holes', holes],
      ['an array with a field', Object.assign([1], { more: 1 })],
      ['undefined in an array', [undefined]],
      ['a field named by a symbol', { [Symbol('s')]: 1 }],
      ['its own JSON', { toJSON: () => 1 }],
      ['a circle', circle],
      ['too deep a value', JSON.parse('['.repeat(101) + ']'.repeat(101))],
      ['half a character', 'a\ud800b'],
      ['the other half', '\udc00'],
      ['a name with half a character', { '\ud83d': 1 }],
    ];
    const refuses = async (
      stream: string,
      sent: unknown,
      as: new (...args: never[]) => Error = Refused,
      [expected]: [unknown] = ['none'],
    ) => {
      const error = await failure(() => store.append(stream, sent as NewEvent[], expected as 'none'));
      expect(error).toBeInstanceOf(as);
      expect(error).toBeInstanceOf(Refused);
    };

    test.each([
      '',
      'plain',
      '-1',
      'a-',
      '1a-1',
      'a b-1',
      'a_b-1',
      'ä-1',
      'a-ä',
      'a-1 2',
      'a-1\n',
      '\na-1',
      'a-1/2',
      'a-$1',
      '$a-1',
      '$all',
      '$$a-1',
      'a-\u0000',
      `${'a'.repeat(101)}-1`,
      `a-${'1'.repeat(201)}`,
      undefined,
      null,
      1,
      ['a-1'],
    ])('a stream named %j', async (stream) => {
      await refuses(stream as string, [event()]);
      expect(await failure(() => read(stream as string))).toBeInstanceOf(Refused);
    });
    test.each(['', '$type', '1a', 'a b', 'a\n', 'ä', '>', `a${'b'.repeat(64)}`, undefined, null, 1, ['Counted']])(
      'a type of event named %j',
      async (type) => {
        const stream = fresh();
        await refuses(stream, [event(), { ...event(), type }]);
        expect(await read(stream)).toEqual([]);
      },
    );
    test.each([
      '',
      'x',
      '00000000-0000-0000-0000-000000000000',
      'A0000000-0000-4000-8000-000000000001',
      'a0000000-0000-4000-8000-00000000000',
      'a0000000-0000-4000-8000-0000000000011',
      '{a0000000-0000-4000-8000-000000000001}',
      'a00000000000400080000000000000001',
      'a0000000-0000-4000-8000-000000000001\n',
      undefined,
      null,
      1,
    ])('an event with the id %j', async (id) => {
      const stream = fresh();
      await refuses(stream, [event(), { ...event(), id }]);
      expect(await read(stream)).toEqual([]);
    });
    test('an id that is there twice', async () => {
      const [stream, one] = [fresh(), event()];
      await refuses(stream, [one, event(), { ...one, data: 2 }]);
      expect(await read(stream)).toEqual([]);
    });
    test.each([-1, 0.5, 2 ** 53, Number.NaN, Infinity, 'any', 'no_stream', '0', '', undefined, null, 0n, -2])(
      'to expect %s',
      async (expected) => {
        const stream = fresh();
        await refuses(stream, [event()], Refused, [expected]);
        expect(await read(stream)).toEqual([]);
      },
    );
    test.each(unfit)('%s in data or meta', async (_, value) => {
      const stream = fresh();
      await refuses(stream, [event(), { ...event(), data: value }]);
      await refuses(stream, [event(), { ...event(), data: [{ deep: [value] }] }]);
      if (value !== undefined) await refuses(stream, [event(), { ...event(), meta: value }]);
      expect(await read(stream)).toEqual([]);
    });
    test.each([
      ['no event', []],
      ['501 events', events(501)],
      ['no list', undefined],
    ])('%s', async (_, sent) => {
      const stream = fresh();
      await refuses(stream, sent);
      expect(await read(stream)).toEqual([]);
    });
    test.each([
      ['an event that is too large', () => [{ ...event(), data: 'x'.repeat(1_000_000) }]],
      [
        'events that are too large together',
        () => Array.from({ length: 4 }, () => ({ ...event(), data: 'x'.repeat(250_000) })),
      ],
      ['meta that is too large', () => [{ ...event(), meta: 'x'.repeat(1_000_000) }]],
      ['text that is too large in bytes, not in characters', () => [{ ...event(), data: 'ž'.repeat(500_000) }]],
      ['text that is too large when it is escaped', () => [{ ...event(), data: '\u0001'.repeat(200_000) }]],
    ])('%s', async (_, sent) => {
      const stream = fresh();
      await refuses(stream, sent(), TooLarge);
      expect(await read(stream)).toEqual([]);
    });
    test.each([-1, 0.5, Number.NaN, 2 ** 53, null, '0'])('to read from %s', async (from) => {
      expect(await failure(() => read(fresh(), from as number))).toBeInstanceOf(Refused);
    });
  });
