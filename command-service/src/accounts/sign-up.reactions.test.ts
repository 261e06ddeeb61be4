import { expect, test } from '@jest/globals';
import { ada, yearOne } from '@paideia/events/kernel/examples.ts';
import type { Occurred } from '@paideia/projection-service/kernel/projection.ts';
import { signUpReactions } from './sign-up.reactions.ts';

const occurred = { id: '00000000-0000-5000-8000-000000000001', at: '2026-11-20T09:00:00.000Z' } as Occurred;
const told = async (group: object | undefined) => {
  const ask = {
    state: async () => ({ signUpGroupId: yearOne }),
    table: () => ({ one: async () => group }),
  };
  const commands = await signUpReactions.on['UserActivated']!({ userId: ada } as never, occurred, ask as never);
  return commands.map(({ type }) => type);
};

test('whoever proved the address is enrolled and welcomed, but not in a group that was archived in the meantime', async () => {
  expect(await told({ archived: false })).toEqual(['EnrolStudent', 'RaiseNotification']);
  expect(await told({ archived: true })).toEqual([]);
});
