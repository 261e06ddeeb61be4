import { every } from '@paideia/documents/every.ts';
import type { Where } from '@paideia/documents/port.ts';
import type { AttendanceRecordView } from '@paideia/projection-service/registers/attendance-record.view.ts';
import {
  attendanceSummaries,
  attendanceSummaryIdOf,
  type AttendanceSummaryView,
} from '@paideia/projection-service/registers/attendance-summary.view.ts';
import { daysOf } from '@paideia/projection-service/registers/register.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { termSummary } from '../transcripts/present-terms.rules.ts';
import { presentTerm, type NamedTerms } from '@paideia/events/attendance-schemas/timetable.rules.ts';
import { groupTimetable } from './group-timetable.types.ts';

type Whose = { readonly userId: string; readonly groupId: string; readonly term: string };

/** The sums of a term of the schema as it is, with what was marked under a former name of the term; undefined before the first mark. */
export async function termSums(
  context: Context,
  { userId, groupId, term }: Whose,
  named: NamedTerms | undefined,
): Promise<AttendanceSummaryView | undefined> {
  if (!named || named.formerTerms.length === 0)
    return context.join(attendanceSummaries, attendanceSummaryIdOf(userId, groupId, term));
  const all = await context.shared('attendanceSums', `${userId} ${groupId}`, () =>
    every(context.read(attendanceSummaries), { where: { userId, groupId } }),
  );
  return termSummary(all, named, term);
}

/** The same of the term that a register or a mark is in, by whichever name it knows it. */
export async function sumsAround(
  context: Context,
  { date, ...whose }: Whose & { readonly date: string },
): Promise<AttendanceSummaryView | undefined> {
  const schema = (await groupTimetable(context, whose.groupId))?.schema;
  return termSums(context, { ...whose, term: schema ? presentTerm(schema, whose.term, date) : whose.term }, schema);
}

/** The marks of a term: those under its name, and those of its days under a name that no term has any more. */
export function marksIn(named: NamedTerms | undefined, term: string): Where<AttendanceRecordView> {
  const days = named?.terms.find(({ name }) => name === term);
  return named && days && named.formerTerms.length > 0
    ? { term: [term, ...named.formerTerms], when: daysOf(days.from, days.to) }
    : { term };
}
