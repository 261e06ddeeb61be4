import type { GradingParameters } from '../attendance-schemas/attendance-schema.events.ts';
import { round2 } from '../kernel/figures.ts';

type AttendanceCounts = {
  readonly present: number;
  readonly absent: number;
  readonly late: number;
  readonly excused: number;
};
/** `percent` is 0 to 100, null without marks; `deduction` is in percent points of the term grade, at most 100. */
type AttendanceSums = {
  readonly total: number;
  readonly percent: number | null;
  readonly deduction: number;
  readonly absentsOverGrace: number;
  readonly latesOverGrace: number;
};

/** A term grade loses no more than all of it. */
const mostDeduction = 100;
type Overs = Pick<AttendanceSums, 'absentsOverGrace' | 'latesOverGrace'>;
type Prices = Pick<GradingParameters, 'absenceDeduction' | 'lateDeduction'>;
/** In percent points, rounded once to two decimals: what absences and lates beyond the grace would cost if there were no limit. */
const costOf = ({ absentsOverGrace, latesOverGrace, absenceDeduction, lateDeduction }: Overs & Prices): number =>
  round2(absentsOverGrace * absenceDeduction + latesOverGrace * lateDeduction);
export const isCapped = (sums: Overs & Prices): boolean => costOf(sums) > mostDeduction;

/** Who was late was there, who is excused does not count against grace. */
export function summarise(
  { present, absent, late, excused }: AttendanceCounts,
  grading: GradingParameters,
): AttendanceSums {
  const total = present + absent + late + excused;
  const absentsOverGrace = Math.max(0, absent - grading.graceAbsentsPerTerm);
  const latesOverGrace = Math.max(0, late - grading.graceLatesPerTerm);
  return {
    total,
    percent: total === 0 ? null : round2(((present + late + excused) / total) * 100),
    deduction: Math.min(mostDeduction, costOf({ ...grading, absentsOverGrace, latesOverGrace })),
    absentsOverGrace,
    latesOverGrace,
  };
}
