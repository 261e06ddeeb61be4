import { attendanceSchemaStream } from '@paideia/events/attendance-schemas/attendance-schema.events.ts';
import { groupStream } from '@paideia/events/groups/group.events.ts';
import { leaveRequestStream } from '@paideia/events/leave-requests/leave-request.events.ts';
import { periodNumber, presentTerm, type NamedTerms } from '@paideia/events/attendance-schemas/timetable.rules.ts';
import { isCapped } from '@paideia/events/registers/attendance.rules.ts';
import { registerStream } from '@paideia/events/registers/register.events.ts';
import { every } from '@paideia/documents/every.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { readsAttendance } from '@paideia/events/registers/register.permissions.ts';
import { attendanceProjection } from '@paideia/projection-service/registers/attendance.projection.ts';
import {
  attendanceGroups,
  attendanceSchemas,
} from '@paideia/projection-service/registers/attendance-reference.view.ts';
import {
  attendanceRecords,
  type AttendanceRecordView,
} from '@paideia/projection-service/registers/attendance-record.view.ts';
import {
  attendanceSummaries,
  type AttendanceSummaryView,
} from '@paideia/projection-service/registers/attendance-summary.view.ts';
import { attendanceRegisters } from '@paideia/projection-service/registers/register.view.ts';
import type { Recorded } from '@paideia/events/kernel/metadata.ts';
import { foldOf, readUpTo, type AsOf } from '../kernel/graphql/as-of.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { fieldsOf } from '../kernel/log/logged-event.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { termIn, termSummary } from '../transcripts/present-terms.rules.ts';
import { groupTimetable, pastMoment } from './group-timetable.types.ts';
import { mostEvents, partsBehind } from './events-behind.queries.ts';
import { listedSchemas } from './listed-schemas.rules.ts';
import { marksIn, termSums } from './term-sums.queries.ts';
import { whyFormatter, type WhyFormatter } from './why-formatter.rules.ts';
import { readsWords } from './why-words.rules.ts';
import type { Why, WhyLine } from './why.types.ts';

function formulaOf(summary: AttendanceSummaryView, { say, line, number, percent }: WhyFormatter): readonly WhyLine[] {
  const {
    present,
    absent,
    late,
    excused,
    total,
    deduction,
    absentsOverGrace,
    latesOverGrace,
    graceAbsentsPerTerm,
    graceLatesPerTerm,
  } = summary;
  const { absenceDeduction, lateDeduction } = summary;
  const counted =
    summary.percent === null
      ? say('noMarks')
      : say('percentageFormula', { present, late, excused, total, percent: percent(summary.percent) });
  const beyond = (used: number, grace: number, over: number) => (over > 0 ? `(${used} − ${grace})` : '0');
  const taken = say(isCapped(summary) ? 'deductionCapped' : 'deductionFormula', {
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

type Records = readonly AttendanceRecordView[];
const isPresent = ({ status }: AttendanceRecordView): boolean => status === 'present';
/** What moved the figures before the many marks that did not, the latest day first. */
function tellingFirst(records: Records): Records {
  const latest = [...records].sort(
    (a, b) => b.date.localeCompare(a.date) || b.periodKey.localeCompare(a.periodKey, 'en', { numeric: true }),
  );
  return [...latest.filter((one) => !isPresent(one)), ...latest.filter(isPresent)];
}

const nameless: NamedTerms = { terms: [], formerTerms: [] };
type Sums = { readonly summary: AttendanceSummaryView; readonly records: Records };

/** The leave that some marks rest on. */
const leaveBehind = (events: readonly Recorded[]): readonly string[] =>
  events.flatMap(({ data }) => {
    const { cause, causeId, leaveRequestId } = fieldsOf(data);
    return [cause === 'leave' ? causeId : null, leaveRequestId]
      .filter((id) => typeof id === 'string')
      .map((id) => leaveRequestStream(id));
  });

/** As they stood then, folded from the registers of the group; a term without a mark by then is not there. */
async function pastSums(context: Context, present: AttendanceSummaryView, at: string): Promise<Sums> {
  const { userId, groupId } = present;
  const registers = await every(context.read(attendanceRegisters), { where: { groupId }, sort: { field: 'when' } });
  const first = await readUpTo(context, [groupStream(groupId), ...registers.map((one) => registerStream(one._id))], at);
  const schemas = listedSchemas(first).map((id) => attendanceSchemaStream(id));
  const more = await readUpTo(context, [...new Set([...schemas, ...leaveBehind(first)])], at);
  const then = foldOf(
    attendanceProjection,
    [...first, ...more].sort((a, b) => a.position - b.position),
  );
  const schemaId = then.one(attendanceGroups, groupId)?.schemaId;
  const named = (schemaId != null && then.one(attendanceSchemas, schemaId)) || nameless;
  const term = termIn(named, present);
  const isOwn = (one: Pick<AttendanceSummaryView, 'userId' | 'groupId'>) =>
    one.userId === userId && one.groupId === groupId;
  const summary = termSummary(then.all(attendanceSummaries).filter(isOwn), named, term);
  if (!summary) throw new Refusal('notFound');
  const records = then
    .all(attendanceRecords)
    .filter((one) => isOwn(one) && presentTerm(named, one.term, one.date) === term);
  return { summary, records: [...records].sort((a, b) => b.touched - a.touched).slice(0, mostEvents) };
}
async function presentSums(context: Context, summary: AttendanceSummaryView): Promise<Sums> {
  const { userId, groupId } = summary;
  const named = (await groupTimetable(context, groupId))?.schema;
  const term = termIn(named ?? nameless, summary);
  const where = { userId, groupId, ...marksIn(named, term) };
  const sort = { field: 'touched', descending: true } as const;
  const [whole, { items }] = await Promise.all([
    termSums(context, { userId, groupId, term }, named),
    context.read(attendanceRecords).find({ where, sort, limit: mostEvents }),
  ]);
  return { summary: whole ?? summary, records: items };
}

/** Why a student's term has this percentage and this deduction: `id` is `{userId}_{groupId}_{term}`. */
export async function whySummary(context: Context, id: string, asOf?: AsOf): Promise<Why> {
  const present = context.visible(
    await context.read(attendanceSummaries).one(id),
    readsAttendance,
    ({ userId, regionId }) => ({ ownerId: userId, regionId }),
  );
  const at = await pastMoment(context, present.groupId, asOf);
  const { summary, records } =
    at === undefined ? await presentSums(context, present) : await pastSums(context, present, at);
  const { userId, regionId, term, percent } = summary;
  const formatter = whyFormatter(context);
  const actor = context.signedIn();
  const parts = await partsBehind(
    context,
    tellingFirst(records).map(({ date, periodKey, status, why }) => ({
      title: formatter.say('markTitle', { date: formatter.day(date), period: periodNumber(periodKey) }),
      value: formatter.value(status ?? 'unmarked'),
      refs: why,
    })),
    { userId, readsPersonal: readsWords(actor, { ownerId: userId, regionId }) },
  );
  const student = actor.userId === userId ? undefined : await context.join(users, userId);
  return {
    title: student
      ? formatter.say('summaryTitleOf', { student: student.fullName, term })
      : formatter.say('summaryTitle', { term }),
    value: percent === null ? null : formatter.percent(percent),
    formula: formulaOf(summary, formatter),
    rule: formatter.say('summaryRule', {
      graceAbsents: summary.graceAbsentsPerTerm,
      graceLates: summary.graceLatesPerTerm,
      absencePrice: formatter.number(summary.absenceDeduction),
      latePrice: formatter.number(summary.lateDeduction),
      threshold: summary.minutesLateThreshold,
    }),
    parts: parts.filter(({ events }) => events.length > 0),
  };
}
