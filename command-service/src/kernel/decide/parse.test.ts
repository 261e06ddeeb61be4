import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { parse } from './parse.ts';

const schema = z.object({
  name: z.string().max(3, 'counter.nameTooLong'),
  list: z.array(z.object({ n: z.int() })),
  note: z.string().default(''),
});

test('unknown fields are dropped and defaults filled in', () =>
  expect(parse(schema, JSON.parse('{"name":"ab","list":[],"roles":["admin"],"__proto__":{"x":1}}'))).toEqual({
    data: { name: 'ab', list: [], note: '' },
  }));

test('what is missing and what is written too finely are told apart', () => {
  const figures = z.object({ count: z.int(), score: z.number().multipleOf(0.01) });
  const codesOf = (data: object) => {
    const parsed = parse(figures, data);
    return 'ok' in parsed ? parsed.issues?.map(({ code }) => code) : [];
  };
  expect(codesOf({ count: 1.5, score: 0.125 })).toEqual(['not_whole', 'not_multiple_of']);
  expect(codesOf({ count: '1' })).toEqual(['invalid_type', 'invalid_type']);
});

test('each issue has its path and a message id, or the code of what was wrong', () =>
  expect(parse(schema, { name: 'abcd', list: [{ n: 'x' }] })).toEqual({
    ok: false,
    code: 'invalid',
    issues: [
      { path: 'name', code: 'counter.nameTooLong' },
      { path: 'list.0.n', code: 'invalid_type' },
    ],
  }));
