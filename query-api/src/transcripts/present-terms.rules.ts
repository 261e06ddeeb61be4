import type { GradingParameters } from '@paideia/events/attendance-schemas/attendance-schema.events.ts';
import { presentTerm, termOn, type NamedTerms } from '@paideia/events/attendance-schemas/timetable.rules.ts';
import { summarise } from '@paideia/events/registers/attendance.rules.ts';
import type { AttendanceSummaryView } from '@paideia/projection-service/registers/attendance-summary.view.ts';

/** Marks are kept by `{yyyyMMdd}_{periodKey}`. */
const dayOf = (key: string): string => `${key.slice(0, 4)}-${key.slice(4, 6)}-${key.slice(6, 8)}`;
/** What the term of these sums is called in a schema: one that is not there by that name is the term of its latest mark, so also of a schema of before. */
export function termIn(
  { terms }: Pick<NamedTerms, 'terms'>,
  { term, statuses }: Pick<AttendanceSummaryView, 'term' | 'statuses'>,
): string {
  const latest = terms.some(({ name }) => name === term) ? undefined : Object.keys(statuses).toSorted().at(-1);
  return (latest !== undefined && termOn(terms, dayOf(latest))?.name) || term;
}

const gradingOf = ({
  minutesLateThreshold,
  graceAbsentsPerTerm,
  graceLatesPerTerm,
  absenceDeduction,
  lateDeduction,
}: GradingParameters): GradingParameters => ({
  minutesLateThreshold,
  graceAbsentsPerTerm,
  graceLatesPerTerm,
  absenceDeduction,
  lateDeduction,
});

/** The sums of a student's term, with the marks under a name that it had before: the grace is that of one term. Undefined without a mark. */
export function termSummary(
  summaries: readonly AttendanceSummaryView[],
  named: NamedTerms,
  name: string,
): AttendanceSummaryView | undefined {
  const parts = summaries
    .map((summary) => ({
      summary,
      marks: Object.entries(summary.statuses).filter(([key]) => presentTerm(named, summary.term, dayOf(key)) === name),
    }))
    .filter(({ summary, marks }) => marks.length > 0 || summary.term === name);
  const own = parts.find(({ summary }) => summary.term === name)?.summary;
  const latest = parts.map(({ summary }) => summary).toSorted((a, b) => (a.gradedAt < b.gradedAt ? 1 : -1))[0];
  if (!latest || (own && parts.length === 1)) return own;
  const statuses = Object.fromEntries(parts.flatMap(({ marks }) => marks));
  const counts = { present: 0, absent: 0, late: 0, excused: 0 };
  for (const status of Object.values(statuses)) counts[status]++;
  return { ...(own ?? latest), ...counts, ...gradingOf(latest), ...summarise(counts, latest), term: name, statuses };
}
