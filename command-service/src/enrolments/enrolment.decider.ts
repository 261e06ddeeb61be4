import { enrolmentCommands } from '@paideia/events/enrolments/enrolment.commands.ts';
import {
  enrolmentEvents,
  enrolmentIdOf,
  enrolmentStream,
  type AlumniPlaces,
} from '@paideia/events/enrolments/enrolment.events.ts';
import { knowsUser } from '@paideia/events/accounts/account.permissions.ts';
import { enrolmentPermissions } from '@paideia/events/enrolments/enrolment.permissions.ts';
import type { EnrolmentStatus } from '@paideia/events/enrolments/enrolment.rules.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { siteSettingsStream } from '@paideia/events/site-settings/site-setting.events.ts';
import { settingIds } from '@paideia/events/site-settings/site-setting.rules.ts';
import { accountFacts } from '../accounts/account.facts.ts';
import { sharedRegion } from '../accounts/account-state.decider.ts';
import { alumniFacts } from '../alumni-profiles/alumni.facts.ts';
import { groupFacts, type GroupFact } from '../groups/group.facts.ts';
import { defineDecider, type Ask } from '../kernel/decide/decider.ts';
import { dateIn } from '../kernel/decide/zone.ts';
import { regionFacts } from '../regions/region.facts.ts';
import { siteSettings } from '../site-settings/site-settings.decider.ts';
import { enrolmentFacts } from './enrolment.facts.ts';

type State = {
  readonly status: 'none' | EnrolmentStatus;
  /** These are the places that the graduation gave. */
  readonly given: AlumniPlaces;
};
const nothing: AlumniPlaces = { alumniRegionIds: [], alumniGroupIds: [] };
type Rejected =
  | 'enrolment.groupUnknown'
  | 'enrolment.groupArchived'
  | 'enrolment.userUnknown'
  | 'enrolment.userDeactivated'
  | 'enrolment.completed'
  | 'enrolment.notActive'
  | 'enrolment.notCompleted';
type Facts = {
  readonly group: Pick<GroupFact, 'regionId' | 'archived' | 'programYear'> | undefined;
  readonly account: 'none' | 'invited' | 'signedUp' | 'active' | 'deactivated';
  /** A region's admin knows only the people of the own regions; anyone else's is as if absent. */
  readonly isForeign: boolean;
  /** It is the date in the group's region. */
  readonly today: string;
  /** A graduation would give these: the places among alumni that the person does not have. */
  readonly missing: AlumniPlaces;
  /** Of the alumni by a graduation from another group; asked before a graduation is undone alone. */
  readonly isAlumnusBeside: boolean;
};
/** The settings of the site say which they are; without them nobody is moved. */
async function missingPlaces(userId: string, regionIds: readonly string[], ask: Ask): Promise<AlumniPlaces> {
  const settings = await ask.state(siteSettings, siteSettingsStream);
  const groups = await ask.table(groupFacts).many(settingIds('alumniGroupIds', settings.alumniGroupIds ?? ''));
  const enrolments = await ask.table(enrolmentFacts).many(groups.map(({ groupId }) => enrolmentIdOf(groupId, userId)));
  const isIn = (id: string) => enrolments.some(({ groupId, status }) => groupId === id && status !== 'withdrawn');
  const given = groups.filter(({ groupId, archived }) => !archived && !isIn(groupId));
  const places = [
    ...settingIds('alumniRegionId', settings.alumniRegionId ?? ''),
    ...given.map(({ regionId }) => regionId),
  ];
  return {
    alumniRegionIds: [...new Set(places)].filter((id) => !regionIds.includes(id)),
    alumniGroupIds: given.map(({ groupId }) => groupId),
  };
}
async function isAlumnusBeside(groupId: string, userId: string, ask: Ask): Promise<boolean> {
  const graduations = ask.table(alumniFacts);
  const [own, all] = await Promise.all([
    graduations.one(enrolmentIdOf(groupId, userId)),
    graduations.count({ where: { userId } }),
  ]);
  return all.n > (own ? 1 : 0);
}
/** Alumni are those who graduated from this year of the program or a later one. */
const alumniYear = 2;

export const enrolment = defineDecider<State, Rejected, Facts>()({
  events: enrolmentEvents,
  commands: enrolmentCommands,
  permissions: enrolmentPermissions,
  creates: ['EnrolStudent'],
  commutes: [],
  stream: ({ data }) => enrolmentStream(data.groupId, data.userId),
  initial: { status: 'none', given: nothing },
  exists: ({ status }) => status !== 'none',
  scope: (_, { data }, { group }) => ({ ownerId: data.userId, regionId: group?.regionId }),
  facts: async ({ type, data }, ask, _, { now, who }) => {
    const group = await ask.table(groupFacts).one(data.groupId);
    const region = group && (await ask.table(regionFacts).one(group.regionId));
    const account = await ask.table(accountFacts).one(data.userId);
    const isForeign =
      typeof who === 'object' &&
      !knowsUser(who, { ownerId: data.userId, regionId: sharedRegion(who, account?.regionIds ?? []) });
    return {
      group,
      account: account?.status ?? 'none',
      isForeign,
      today: dateIn(region?.timeZone ?? 'UTC', now),
      missing: type === 'GraduateStudent' ? await missingPlaces(data.userId, account?.regionIds ?? [], ask) : nothing,
      isAlumnusBeside: type === 'UndoGraduation' && (await isAlumnusBeside(data.groupId, data.userId, ask)),
    };
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
    GraduateStudent: ({ status }, { groupId, userId, date, gradYear, gradLocation }, { group, missing }) => {
      if (!group) return reject('enrolment.groupUnknown');
      if (status === 'completed') return [];
      if (status !== 'active') return reject('enrolment.notActive');
      const enrolled = { groupId, userId, regionId: group.regionId, date };
      const { programYear } = group;
      return [
        { type: 'EnrolmentCompleted', data: { ...enrolled, gradYear, gradLocation } },
        ...(programYear >= alumniYear
          ? [
              {
                type: 'StudentGraduated' as const,
                data: { ...enrolled, programYear, gradYear, gradLocation, ...missing },
              },
            ]
          : []),
      ];
    },
    UndoGraduation: ({ status, given }, data, { group, isAlumnusBeside: isAlumnus }) => {
      if (!group) return reject('enrolment.groupUnknown');
      if (status === 'active') return [];
      // A later graduation gave nothing, because all was given before: its places are these.
      const back = isAlumnus ? nothing : given;
      return status === 'completed'
        ? [{ type: 'GraduationUndone', data: { ...data, regionId: group.regionId, ...back } }]
        : reject('enrolment.notCompleted');
    },
  },
  evolve: {
    EnrolmentStarted: (state) => ({ ...state, status: 'active' }),
    EnrolmentWithdrawn: (state) => ({ ...state, status: 'withdrawn' }),
    EnrolmentSuspended: (state) => ({ ...state, status: 'suspended' }),
    EnrolmentResumed: (state) => ({ ...state, status: 'active' }),
    EnrolmentCompleted: () => ({ status: 'completed', given: nothing }),
    StudentGraduated: (state, { alumniRegionIds, alumniGroupIds }) => ({
      ...state,
      given: { alumniRegionIds, alumniGroupIds },
    }),
    GraduationUndone: () => ({ status: 'active', given: nothing }),
  },
});
