import { expect, test } from '@jest/globals';
import { exampleId } from '@paideia/events/kernel/examples.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { explanationNotices } from './absence-explanation.reactions.ts';

const [manager, ofRegion] = [exampleId('m', 1), exampleId('m', 2)];
const ask = {
  table: ({ name }: { readonly name: string }) => ({
    one: () => Promise.resolve({ attendanceAdmins: [manager, ofRegion] }),
    many: (ids: readonly string[]) =>
      Promise.resolve(
        name === 'accountFacts'
          ? ids.map((userId) => ({ userId, roles: userId === manager ? ['user', 'manager'] : ['user'] }))
          : [],
      ),
  }),
} as unknown as Ask;

test('attendance admins are led to an explanation where they have the page of managers, and else are told of it alone', async () => {
  const explained = {
    explanationId: 'g_20261012_P1_u',
    registerId: 'g_20261012_P1',
    userId: 'u',
    groupId: 'g',
    regionId: 'r',
  };
  const told = await explanationNotices.on['AbsenceExplained']!(
    explained as never,
    { id: 'e', at: '2026-10-12T09:00:00.000Z' } as never,
    ask,
  );
  expect(told.map(({ data }) => data)).toMatchObject([
    { userId: manager, link: '/attendances?tab=explanations&id=g_20261012_P1_u' },
    { userId: ofRegion, link: null },
  ]);
});
