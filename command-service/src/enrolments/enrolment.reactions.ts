import { every } from '@paideia/documents/every.ts';
import { userAccountEvents } from '@paideia/events/accounts/account.events.ts';
import { enrolmentEvents, enrolmentIdOf } from '@paideia/events/enrolments/enrolment.events.ts';
import type { EnrolmentStatus } from '@paideia/events/enrolments/enrolment.rules.ts';
import { accountFacts } from '../accounts/account.facts.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { dateIn } from '../kernel/decide/zone.ts';
import { defineReaction, ofStream, type Command } from '../kernel/react/reaction.ts';
import { regionFacts } from '../regions/region.facts.ts';
import { enrolmentFacts } from './enrolment.facts.ts';

/** Whoever belongs to a group belongs to its region. */
export const regionOfEnrolment = defineReaction({
  name: 'region-of-enrolment',
  from: 'beginning',
  events: [enrolmentEvents],
  partition: ofStream,
  on: {
    // Who has left the group meanwhile does not come into its region any more.
    EnrolmentStarted: async ({ groupId, userId, regionId }, _, ask) =>
      (await ask.table(enrolmentFacts).one(enrolmentIdOf(groupId, userId)))?.status === 'withdrawn'
        ? []
        : [{ type: 'AddUserRegion', data: { userId, regionId } }],
  },
});

/** The command for each of a person's enrolments of this status, dated today in the group's region. */
async function forEnrolments(
  command: { readonly type: string; readonly data?: object },
  userId: string,
  status: readonly EnrolmentStatus[],
  at: string,
  ask: Ask,
): Promise<readonly Command[]> {
  const enrolments = await every(ask.table(enrolmentFacts), { where: { userId, status } });
  const regions = await ask.table(regionFacts).many(enrolments.map(({ regionId }) => regionId));
  return enrolments.map(({ groupId, regionId }) => {
    const timeZone = regions.find((one) => one.regionId === regionId)?.timeZone ?? 'UTC';
    return { type: command.type, data: { ...command.data, groupId, userId, date: dateIn(timeZone, at) }, key: groupId };
  });
}

async function followAccount(userId: string, at: string, ask: Ask): Promise<readonly Command[]> {
  const isDeactivated = (await ask.table(accountFacts).one(userId))?.status === 'deactivated';
  return isDeactivated
    ? forEnrolments({ type: 'SuspendEnrolment' }, userId, ['active'], at, ask)
    : forEnrolments({ type: 'ResumeEnrolment' }, userId, ['suspended'], at, ask);
}

/**
 * An enrolment is suspended while the account is deactivated. The deactivation and the enrolment are in two streams, so that whichever comes later
 * is looked at from here: an enrolment that began, or began again, while the account was deactivated is suspended too. Whoever was never there is in no group.
 */
export const enrolmentsOfAccount = defineReaction({
  name: 'enrolments-of-account',
  from: 'beginning',
  events: [userAccountEvents, enrolmentEvents],
  on: {
    UserDeactivated: ({ userId }, { at }, ask) => followAccount(userId, at, ask),
    UserReactivated: ({ userId }, { at }, ask) => followAccount(userId, at, ask),
    UserErased: ({ userId }, { at }, ask) => followAccount(userId, at, ask),
    InvitationRetracted: ({ userId }, { at }, ask) =>
      forEnrolments(
        { type: 'WithdrawStudent', data: { reason: 'invitationRetracted' } },
        userId,
        ['active', 'suspended'],
        at,
        ask,
      ),
    EnrolmentStarted: ({ userId }, { at }, ask) => followAccount(userId, at, ask),
    GraduationUndone: ({ userId }, { at }, ask) => followAccount(userId, at, ask),
  },
});
