import { describe, expect, test } from '@jest/globals';
import { canonicalJson } from './canonical-json.ts';
import { digestOf, genesis, link, type Linked } from './chain.ts';

const event: Linked = {
  stream: 'letter-1',
  revision: 0,
  id: 'a0000000-0000-4000-8000-000000000001',
  type: 'LetterWritten',
  data: { b: 1, a: [{ d: null, c: 'ž' }] },
  meta: { at: 'then' },
};

describe('canonical JSON', () => {
  test.each([
    [{ b: 1, a: 2 }, '{"a":2,"b":1}'],
    [{ 10: 'ten', 9: 'nine', A: 1, a: 2 }, '{"10":"ten","9":"nine","A":1,"a":2}'],
    [
      { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\u{1f600}': 5, '\u0080': 6, ö: 7 },
      '{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"😀":5,"\ufb33":3}',
    ],
    [[1e21, 1e-7, 0.1, -5, true, null, 'a"\n'], '[1e+21,1e-7,0.1,-5,true,null,"a\\"\\n"]'],
    [{ a: { c: [{ z: 1, y: [] }], b: {} } }, '{"a":{"b":{},"c":[{"y":[],"z":1}]}}'],
    [JSON.parse('{"__proto__":1,"a":2}'), '{"__proto__":1,"a":2}'],
    [{ a: undefined, b: 1 }, '{"b":1}'],
  ])('%j', (value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });
});

describe('a link', () => {
  test('is the same however names are ordered, wherever the event stands and whenever the store took it', () => {
    const again = {
      at: 'later',
      position: 99,
      meta: event.meta,
      data: { a: [{ c: 'ž', d: null }], b: 1 },
      type: event.type,
      id: event.id,
      revision: 0,
      stream: 'letter-1',
    };
    expect(link(genesis, again)).toEqual(link(genesis, event));
    expect(link(genesis, event)).toHaveLength(32);
  });

  test('is the one that every later release must compute', () => {
    expect(link(genesis, event).toString('hex')).toBe(
      'c770f1ff5a8c8d86f218a858449d5e5cdd8a4b03e82b85320d664c03d15c0513',
    );
  });

  test.each<[string, Partial<Linked>]>([
    ['stream', { stream: 'letter-2' }],
    ['revision', { revision: 1 }],
    ['id', { id: 'a0000000-0000-4000-8000-000000000002' }],
    ['type', { type: 'LetterSent' }],
    ['data', { data: { b: 1, a: [{ d: null, c: 'Ž' }] } }],
    ['data, by type', { data: { b: '1', a: [{ d: null, c: 'ž' }] } }],
    ['meta', { meta: { at: 'now' } }],
    ['meta that is null', { meta: null }],
    ['meta that is gone', { meta: undefined }],
  ])('is another with another %s', (_, change) => {
    expect(digestOf({ ...event, ...change })).not.toEqual(digestOf(event));
    expect(link(genesis, { ...event, ...change })).not.toEqual(link(genesis, event));
  });

  test('is another after another event, and null is not nothing', () => {
    expect(link(link(genesis, event), event)).not.toEqual(link(genesis, event));
    expect(digestOf({ ...event, meta: null })).not.toEqual(digestOf({ ...event, meta: undefined }));
  });
});
