import { enrolmentCommands } from '@paideia/events/enrolments/enrolment.commands.ts';
import { enrolmentEvents, enrolmentStream } from '@paideia/events/enrolments/enrolment.events.ts';
import { knowsUser } from '@paideia/events/accounts/account.permissions.ts';
import { enrolmentPermissions } from '@paideia/events/enrolments/enrolment.permissions.ts';
import type { EnrolmentStatus } from '@paideia/events/enrolments/enrolment.rules.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { accountFacts } from '../accounts/account.facts.ts';
import { sharedRegion } from '../accounts/account.state.ts';
import { groupFacts, type GroupFact } from '../groups/group.facts.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { dateIn } from '../kernel/decide/zone.ts';
import { regionFacts } from '../regions/region.facts.ts';

type State = { readonly status: 'none' | EnrolmentStatus };
type Rejected =
  | 'enrolment.groupUnknown'
  | 'enrolment.groupArchived'
  | 'enrolment.userUnknown'
  | 'enrolment.userDeactivated'
  | 'enrolment.completed'
  | 'enrolment.notActive';
type Facts = {
  readonly group: Pick<GroupFact, 'regionId' | 'archived' | 'programYear'> | undefined;
  readonly account: 'none' | 'invited' | 'signedUp' | 'active' | 'deactivated';
  /** A region's admin knows only the people of the own regions; anyone else's is as if absent. */
  readonly isForeign: boolean;
  /** The date in the group's region. */
  readonly today: string;
};
/** Alumni are those who graduated from this year of the program or a later one. */
const alumniYear = 2;

export const enrolment = defineDecider<State, Rejected, Facts>()({
  events: enrolmentEvents,
  commands: enrolmentCommands,
  permissions: enrolmentPermissions,
  creates: ['EnrolStudent'],
  commutes: [],
  stream: ({ data }) => enrolmentStream(data.groupId, data.userId),
  initial: { status: 'none' },
  exists: ({ status }) => status !== 'none',
  scope: (_, { data }, { group }) => ({ ownerId: data.userId, regionId: group?.regionId }),
  facts: async ({ data }, ask, _, { now, who }) => {
    const group = await ask.table(groupFacts).one(data.groupId);
    const region = group && (await ask.table(regionFacts).one(group.regionId));
    const account = await ask.table(accountFacts).one(data.userId);
    const isForeign =
      typeof who === 'object' &&
      !knowsUser(who, { ownerId: data.userId, regionId: sharedRegion(who, account?.regionIds ?? []) });
    return { group, account: account?.status ?? 'none', isForeign, today: dateIn(region?.timeZone ?? 'UTC', now) };
  },

  decide: {
    EnrolStudent: ({ status }, { groupId, userId, date }, { group, account, isForeign, today, channel }) => {
      if (!group) return reject('enrolment.groupUnknown');
      if (status === 'active') return [];
      if (status === 'completed') return reject('enrolment.completed');
      if (group.archived) return reject('enrolment.groupArchived');
      if (account === 'none' || isForeign) return reject('enrolment.userUnknown');
      if (account === 'deactivated') return reject('enrolment.userDeactivated');
      const source: 'policy' | 'admin' = channel === 'SYSTEM' ? 'policy' : 'admin';
      return [
        { type: 'EnrolmentStarted', data: { groupId, userId, regionId: group.regionId, date: date ?? today, source } },
      ];
    },
    WithdrawStudent: ({ status }, { groupId, userId, date, reason }, { group }) => {
      if (!group) return reject('enrolment.groupUnknown');
      if (status === 'withdrawn') return [];
      return status === 'active' || status === 'suspended'
        ? [{ type: 'EnrolmentWithdrawn', data: { groupId, userId, regionId: group.regionId, date, reason } }]
        : reject('enrolment.notActive');
    },
    SuspendEnrolment: ({ status }, data, { group, account }) =>
      group && status === 'active' && account === 'deactivated'
        ? [{ type: 'EnrolmentSuspended', data: { ...data, regionId: group.regionId } }]
        : [],
    ResumeEnrolment: ({ status }, data, { group, account }) =>
      group && status === 'suspended' && account !== 'deactivated'
        ? [{ type: 'EnrolmentResumed', data: { ...data, regionId: group.regionId } }]
        : [],
    GraduateStudent: ({ status }, { groupId, userId, date, gradYear, gradLocation }, { group }) => {
      if (!group) return reject('enrolment.groupUnknown');
      if (status === 'completed') return [];
      if (status !== 'active') return reject('enrolment.notActive');
      const of = { groupId, userId, regionId: group.regionId, date };
      const { programYear } = group;
      return [
        { type: 'EnrolmentCompleted', data: { ...of, gradYear, gradLocation } },
        ...(programYear >= alumniYear
          ? [{ type: 'StudentGraduated' as const, data: { ...of, programYear, gradYear, gradLocation } }]
          : []),
      ];
    },
  },
  evolve: {
    EnrolmentStarted: () => ({ status: 'active' }),
    EnrolmentWithdrawn: () => ({ status: 'withdrawn' }),
    EnrolmentSuspended: () => ({ status: 'suspended' }),
    EnrolmentResumed: () => ({ status: 'active' }),
    EnrolmentCompleted: () => ({ status: 'completed' }),
    StudentGraduated: (state) => state,
  },
});
