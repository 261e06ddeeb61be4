import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { readsAttendance } from '@paideia/events/registers/register.permissions.ts';
import { attendanceRecords } from '@paideia/projection-service/registers/attendance-record.view.ts';
import { attendanceSummaries, type AttendanceSummaryView } from '@paideia/projection-service/registers/attendance-summary.view.ts';
import type { EventRef } from '@paideia/events/kernel/metadata.ts';
import type { EventEntry } from '../audit/event-entry.types.ts';
import type { Context } from '../kernel/context.ts';
import { seesLeaveRequest } from './attendance-regions.rules.ts';
import { eventsBehind } from './why.events.ts';
import { whySpeech, type WhySpeech } from './why.speech.ts';
import type { Why, WhyLine } from './why.types.ts';

/** How many of the latest events are told. */
const mostEvents = 100;

function formulaOf(summary: AttendanceSummaryView, { say, line, number, percent }: WhySpeech): readonly WhyLine[] {
  const { present, absent, late, excused, total, deduction, absentsOverGrace, latesOverGrace, graceAbsentsPerTerm, graceLatesPerTerm } = summary;
  const { absenceDeduction, lateDeduction } = summary;
  const counted = summary.percent === null ? say('noMarks') : say('percentageFormula', { present, late, excused, total, percent: percent(summary.percent) });
  const beyond = (used: number, grace: number, over: number) => (over > 0 ? `(${used} − ${grace})` : '0');
  const isCapped = absentsOverGrace * absenceDeduction + latesOverGrace * lateDeduction > 100;
  const taken = say(isCapped ? 'deductionCapped' : 'deductionFormula', {
    absences: beyond(absent, graceAbsentsPerTerm, absentsOverGrace),
    absencePrice: number(absenceDeduction),
    lates: beyond(late, graceLatesPerTerm, latesOverGrace),
    latePrice: number(lateDeduction),
    deduction: number(deduction, 2),
  });
  return [
    line('percentage', counted),
    line('absences', say('graceFormula', { used: absent, grace: graceAbsentsPerTerm, over: absentsOverGrace })),
    line('lates', say('graceFormula', { used: late, grace: graceLatesPerTerm, over: latesOverGrace })),
    line('deduction', taken),
  ];
}

const placeOf = ({ stream, revision }: EventRef): string => `${stream}@${revision}`;
/** What moved the figures before the many marks that did not, each newest first. */
const tellingFirst = (entries: readonly EventEntry[], telling: ReadonlySet<string>): readonly EventEntry[] => {
  const newest = [...entries].reverse();
  return [...newest.filter((one) => telling.has(placeOf(one))), ...newest.filter((one) => !telling.has(placeOf(one)))];
};

/** Why a student's term has this percentage and this deduction: `id` is `{userId}_{groupId}_{term}`. */
export async function whySummary(context: Context, id: string): Promise<Why> {
  const summary = context.visible(await context.read(attendanceSummaries).one(id), readsAttendance, ({ userId, regionId }) => ({ ownerId: userId, regionId }));
  const { userId, groupId, regionId, term, percent } = summary;
  const speech = whySpeech(context);
  const actor = context.signedIn();
  const latest = await context
    .read(attendanceRecords)
    .find({ where: { userId, groupId, term }, sort: { field: 'touched', descending: true }, limit: mostEvents });
  // The latest events are among those of the records that were touched last.
  const refs = latest.items.flatMap(({ why }) => why).sort((a, b) => b.position - a.position);
  const { entries } = await eventsBehind(context, refs.slice(0, mostEvents), { userId, seesWords: seesLeaveRequest(actor, { ownerId: userId, regionId }) });
  const student = actor.userId === userId ? undefined : await context.join(users, userId);
  return {
    title: student ? speech.say('summaryTitleOf', { student: student.fullName, term }) : speech.say('summaryTitle', { term }),
    value: percent === null ? null : speech.percent(percent),
    formula: formulaOf(summary, speech),
    rule: speech.say('summaryRule', {
      graceAbsents: summary.graceAbsentsPerTerm,
      graceLates: summary.graceLatesPerTerm,
      absencePrice: speech.number(summary.absenceDeduction),
      latePrice: speech.number(summary.lateDeduction),
      threshold: summary.minutesLateThreshold,
    }),
    events: tellingFirst(entries, new Set(latest.items.filter(({ status }) => status !== 'present').flatMap(({ why }) => why.map(placeOf)))),
  };
}
