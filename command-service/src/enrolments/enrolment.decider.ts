import { enrolmentCommands } from '@paideia/events/enrolments/enrolment.commands.ts';
import { enrolmentEvents, enrolmentStream, type AlumniPlaces } from '@paideia/events/enrolments/enrolment.events.ts';
import { knowsUser } from '@paideia/events/accounts/account.permissions.ts';
import { enrolmentPermissions } from '@paideia/events/enrolments/enrolment.permissions.ts';
import {
  corrected,
  ended,
  reopened,
  started,
  type EnrolmentSpan,
} from '@paideia/events/enrolments/enrolment-spans.rules.ts';
import type { EnrolmentStatus } from '@paideia/events/enrolments/enrolment.rules.ts';
import { isFarAhead } from '@paideia/events/kernel/dates.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { accountFacts } from '../accounts/account.facts.ts';
import { sharedRegion } from '../accounts/account-state.decider.ts';
import { groupFacts, type GroupFact } from '../groups/group.facts.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { dateIn } from '../kernel/decide/zone.ts';
import { regionFacts } from '../regions/region.facts.ts';
import { isAlumnusBeside, missingPlaces, noPlaces } from './alumni-places.ts';

type State = {
  readonly status: 'none' | EnrolmentStatus;
  /** The first day of the present enrolment, or of the last one, as it was said. */
  readonly startedOn: string | null;
  readonly spans: readonly EnrolmentSpan[];
  /** These are the places that the graduation gave. */
  readonly given: AlumniPlaces;
};
type Rejected =
  | 'enrolment.groupUnknown'
  | 'enrolment.groupArchived'
  | 'enrolment.userUnknown'
  | 'enrolment.userDeactivated'
  | 'enrolment.completed'
  | 'enrolment.notActive'
  | 'enrolment.startMisfit'
  | 'enrolment.dateFarOff'
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
/** Alumni are those who graduated from this year of the program or a later one. */
const alumniYear = 2;

export const enrolment = defineDecider<State, Rejected, Facts>()({
  events: enrolmentEvents,
  commands: enrolmentCommands,
  permissions: enrolmentPermissions,
  creates: ['EnrolStudent'],
  commutes: [],
  stream: ({ data }) => enrolmentStream(data.groupId, data.userId),
  initial: { status: 'none', startedOn: null, spans: [], given: noPlaces },
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
      missing: type === 'GraduateStudent' ? await missingPlaces(data.userId, account?.regionIds ?? [], ask) : noPlaces,
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
    CorrectEnrolmentStart: ({ startedOn, spans }, { groupId, userId, date }, { group }) => {
      if (!group) return reject('enrolment.groupUnknown');
      if (startedOn === null) return reject('enrolment.notActive');
      if (startedOn === date) return [];
      if (!corrected(spans, startedOn, date)) return reject('enrolment.startMisfit');
      const { regionId } = group;
      return [{ type: 'EnrolmentStartCorrected', data: { groupId, userId, regionId, date, formerDate: startedOn } }];
    },
    WithdrawStudent: ({ status }, { groupId, userId, date, reason }, { group, today }) => {
      if (!group) return reject('enrolment.groupUnknown');
      if (status === 'withdrawn') return [];
      if (status !== 'active' && status !== 'suspended') return reject('enrolment.notActive');
      if (isFarAhead(date, today)) return reject('enrolment.dateFarOff');
      return [{ type: 'EnrolmentWithdrawn', data: { groupId, userId, regionId: group.regionId, date, reason } }];
    },
    SuspendEnrolment: ({ status }, data, { group, account }) =>
      group && status === 'active' && account === 'deactivated'
        ? [{ type: 'EnrolmentSuspended', data: { ...data, regionId: group.regionId } }]
        : [],
    ResumeEnrolment: ({ status }, data, { group, account }) =>
      group && status === 'suspended' && account !== 'deactivated'
        ? [{ type: 'EnrolmentResumed', data: { ...data, regionId: group.regionId } }]
        : [],
    GraduateStudent: ({ status }, { groupId, userId, date, gradYear, gradLocation }, { group, missing, today }) => {
      if (!group) return reject('enrolment.groupUnknown');
      if (status === 'completed') return [];
      if (status !== 'active') return reject('enrolment.notActive');
      if (isFarAhead(date, today)) return reject('enrolment.dateFarOff');
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
      const back = isAlumnus ? noPlaces : given;
      return status === 'completed'
        ? [{ type: 'GraduationUndone', data: { ...data, regionId: group.regionId, ...back } }]
        : reject('enrolment.notCompleted');
    },
  },
  evolve: {
    EnrolmentStarted: (state, { date }) => ({
      ...state,
      status: 'active',
      startedOn: date,
      spans: started(state.spans, date),
    }),
    EnrolmentStartCorrected: (state, { date, formerDate }) => ({
      ...state,
      startedOn: date,
      spans: corrected(state.spans, formerDate, date) ?? state.spans,
    }),
    EnrolmentWithdrawn: (state, { date }) => ({ ...state, status: 'withdrawn', spans: ended(state.spans, date) }),
    EnrolmentSuspended: (state, { date }) => ({ ...state, status: 'suspended', spans: ended(state.spans, date) }),
    EnrolmentResumed: (state, { date }) => ({ ...state, status: 'active', spans: started(state.spans, date) }),
    EnrolmentCompleted: (state, { date }) => ({
      ...state,
      status: 'completed',
      given: noPlaces,
      spans: ended(state.spans, date),
    }),
    StudentGraduated: (state, { alumniRegionIds, alumniGroupIds }) => ({
      ...state,
      given: { alumniRegionIds, alumniGroupIds },
    }),
    GraduationUndone: (state) => ({ ...state, status: 'active', given: noPlaces, spans: reopened(state.spans) }),
  },
});
