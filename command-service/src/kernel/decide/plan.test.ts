import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { planOf, stepsOf } from './plan.ts';
import type { Step } from './process.ts';

const kept = { who: 'system', round: 0 } as const;
const stored = <T>(value: T) => JSON.parse(JSON.stringify(value)) as T;

test('what came with the command is kept as its place there, and the rest as it is', () => {
  const data = { userId: 'u1', name: { first: 'Ada' }, groupIds: ['g1', 'g2'], born: 1815 };
  const steps: readonly Step[] = [
    { type: 'Claim', data: { userId: 'u1', key: 'k' }, release: { type: 'Release', data: { by: 'u1' } } },
    { type: 'Register', data: { ...data, roles: ['user'], isNew: true, until: null }, isSeen: true },
  ];
  const plan = planOf(steps, data, kept);
  expect(plan.steps).toEqual([
    {
      type: 'Claim',
      data: { userId: { $: ['userId'] }, key: 'k' },
      release: { type: 'Release', data: { by: { $: ['userId'] } } },
    },
    {
      type: 'Register',
      data: {
        userId: { $: ['userId'] },
        name: { first: { $: ['name', 'first'] } },
        groupIds: [{ $: ['groupIds', '0'] }, { $: ['groupIds', '1'] }],
        born: { $: ['born'] },
        roles: ['user'],
        isNew: true,
        until: null,
      },
      isSeen: true,
    },
  ]);
  expect(stepsOf(stored(plan), data)).toEqual(steps);
  expect(stepsOf(plan, { userId: 'u1' })).toBeUndefined();
});

test('whatever the command says, the steps are the same again', () => {
  const names = fc.constantFrom('$', '0', 'constructor', '__proto__', 'a', '');
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      fc.constantFrom('', '$', 'a', 0, 1, -1.5, true, false, null),
      fc.array(tie('any'), { maxLength: 3 }),
      fc.array(fc.tuple(names, tie('any')), { maxLength: 3 }).map((entries) => Object.fromEntries(entries) as object),
    ),
  })).any;
  fc.assert(
    fc.property(value, (data) => {
      const steps = [{ type: 'Do', data: { data, own: ['k', 7] }, release: { type: 'Undo', data: [data] } }];
      expect(stepsOf(stored(planOf(steps, { data }, kept)), { data })).toEqual(steps);
    }),
  );
});
