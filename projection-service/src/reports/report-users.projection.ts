import { Temporal } from 'temporal-polyfill';
import { userAccountEvents, type UserAccountEvent } from '@paideia/events/accounts/account.events.ts';
import { examAttemptEvents, type ExamAttemptEvent } from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import {
  lessonProgressEvents,
  type LessonProgressEvent,
} from '@paideia/events/lesson-progress/lesson-progress.events.ts';
import { logitEvents, type LogitEvent } from '@paideia/events/logits/logit.events.ts';
import { activeSteps, didIn, neverActive, type ActiveMonths } from '@paideia/events/reports/active-months.rules.ts';
import { sumOfDays } from '@paideia/events/reports/report-days.rules.ts';
import { noUserCounts, type UserCounts } from '@paideia/events/reports/report-users.rules.ts';
import { submissionEvents, type SubmissionEvent } from '@paideia/events/submissions/submission.events.ts';
import {
  need,
  put,
  remove,
  updateWhere,
  upsert,
  type AnyChange,
  type Found,
  type Need,
  type Occurred,
  type Projection,
} from '../kernel/projection.ts';
import { reportDayPlaces } from './report-days.view.ts';
import { reportActive, reportPeople, reportUsers, type ReportPerson } from './report-users.view.ts';

/** By the clock of a region, a day. */
export const dayThere = (at: string, timeZone = 'UTC'): string =>
  Temporal.Instant.from(at).toZonedDateTimeISO(timeZone).toPlainDate().toString();

const counted = (regionId: string, date: string, by: Partial<UserCounts>): AnyChange => {
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))];
  const id = `${regionId}_${date.slice(0, 7)}`;
  return upsert(reportUsers, id, (doc) => ({
    _id: id,
    regionId,
    year,
    month,
    ...sumOfDays<UserCounts>(noUserCounts, [doc ?? {}, by]),
  }));
};

type InRegion = { readonly regionId: string };
type OfStudent = InRegion & { readonly userId: string };
const activeIdOf = ({ userId, regionId }: OfStudent): string => `${userId}_${regionId}`;
export const needActive = (student: OfStudent): Need => need(reportActive, activeIdOf(student));
/** Whatever a student does in a month, the region has one active student more at most. */
export function active(
  student: OfStudent,
  found: Found,
  to: (before: ActiveMonths) => ActiveMonths,
): readonly AnyChange[] {
  const _id = activeIdOf(student);
  const before = found.one(reportActive, _id) ?? neverActive;
  const after = to(before);
  if (after === before) return [];
  return [
    put(reportActive, _id, { _id, did: after.did, here: after.here }),
    ...activeSteps(before, after).map(({ month, ...by }) => counted(student.regionId, month, by)),
  ];
}
/** What a student does makes the student active on that day by the clock of the region, but for what somebody else does in the student's name. */
export const did = <D extends OfStudent>(also: (data: D, date: string) => readonly AnyChange[] = () => []) => ({
  needs: (data: D) => [need(reportDayPlaces, data.regionId), needActive(data)],
  then: (data: D, { at, impersonatedUserId }: Occurred, found: Found): readonly AnyChange[] => {
    const date = dayThere(at, found.one(reportDayPlaces, data.regionId)?.timeZone);
    const isOwn = impersonatedUserId === undefined;
    return [...also(data, date), ...(isOwn ? active(data, found, (before) => didIn(before, date.slice(0, 7))) : [])];
  },
});

const nobody = (_id: string): ReportPerson => ({ _id, regionIds: [], timeZones: {}, newAt: null, isCounted: false });
/** It counts in each region of the person, by its own clock. */
const inEach = ({ regionIds, timeZones }: ReportPerson, at: string, by: Partial<UserCounts>): readonly AnyChange[] =>
  regionIds.map((regionId) => counted(regionId, dayThere(at, timeZones[regionId]), by));
/** A person is new once, in the regions of that time, or in the first ones that come later. */
function known(person: ReportPerson): readonly AnyChange[] {
  const { newAt, isCounted, regionIds } = person;
  const isNew = newAt !== null && !isCounted && regionIds.length > 0;
  return [
    put(reportPeople, person._id, { ...person, isCounted: isCounted || isNew }),
    ...(isNew ? inEach(person, newAt, { newUsers: 1 }) : []),
  ];
}

type OfUser = { readonly userId: string };
type Belongs = OfUser & { readonly regionIds: readonly string[] };
const belongs = {
  needs: ({ userId, regionIds }: Belongs) => [
    need(reportPeople, userId),
    ...regionIds.map((regionId) => need(reportDayPlaces, regionId)),
  ],
  then: ({ userId, regionIds }: Belongs, _: Occurred, found: Found) => {
    const zones = regionIds.map((id) => [id, found.one(reportDayPlaces, id)?.timeZone ?? 'UTC'] as const);
    return known({
      ...(found.one(reportPeople, userId) ?? nobody(userId)),
      regionIds: [...new Set(regionIds)],
      timeZones: Object.fromEntries(zones),
    });
  },
};
const gone = ({ userId }: OfUser): AnyChange => remove(reportPeople, userId);

/** The clock of a region changed: from now on its people are counted by it. */
export const movedClock = (regionId: string, timeZone: string): AnyChange =>
  updateWhere(reportPeople, { regionIds: regionId }, (person) => ({
    ...person,
    timeZones: { ...person.timeZones, [regionId]: timeZone },
  }));

export const reportUserEvents = [
  userAccountEvents,
  logitEvents,
  lessonProgressEvents,
  examAttemptEvents,
  submissionEvents,
] as const;
export type ReportUserEvent = UserAccountEvent | LogitEvent | LessonProgressEvent | ExamAttemptEvent | SubmissionEvent;
/** These rows count who came and who used the product, by region and month. */
export const reportUserRows: Projection<ReportUserEvent>['on'] = {
  UserInvited: belongs,
  UserRegionsChanged: belongs,
  UserActivated: {
    needs: ({ userId }) => [need(reportPeople, userId)],
    then: ({ userId }, { at }, found) => {
      const person = found.one(reportPeople, userId) ?? nobody(userId);
      return person.newAt === null ? known({ ...person, newAt: at }) : [];
    },
  },
  InvitationRetracted: gone,
  UserErased: gone, // What was counted stays.

  LogEntryRecorded: {
    needs: ({ action, type, userId }) =>
      type === 'AUDIT' && action === 'login' && userId !== null ? [need(reportPeople, userId)] : [],
    then: ({ action, type, userId }, { at }, found) => {
      const isSignIn = type === 'AUDIT' && action === 'login' && userId !== null;
      const person = isSignIn ? found.one(reportPeople, userId) : undefined;
      return person ? inEach(person, at, { logins: 1 }) : [];
    },
  },

  LessonWatched: did(),
  ExamAttemptStarted: did(),
  AssignmentSubmitted: did(),
};
