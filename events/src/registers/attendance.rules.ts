import type { GradingParameters } from '../attendance-schemas/attendance-schema.events.ts';
import { round2 } from '../kernel/figures.ts';

export type AttendanceCounts = {
  readonly present: number;
  readonly absent: number;
  readonly late: number;
  readonly excused: number;
};
/** `percent` is 0 to 100, null without marks; `deduction` is in percent points of the term grade, at most 100. */
export type AttendanceSums = {
  readonly total: number;
  readonly percent: number | null;
  readonly deduction: number;
  readonly absentsOverGrace: number;
  readonly latesOverGrace: number;
};

/** Event model 6.4: who was late was there, who is excused does not count against grace. */
export function summarise(
  { present, absent, late, excused }: AttendanceCounts,
  grading: GradingParameters,
): AttendanceSums {
  const total = present + absent + late + excused;
  const absentsOverGrace = Math.max(0, absent - grading.graceAbsentsPerTerm);
  const latesOverGrace = Math.max(0, late - grading.graceLatesPerTerm);
  const deduction = absentsOverGrace * grading.absenceDeduction + latesOverGrace * grading.lateDeduction;
  return {
    total,
    percent: total === 0 ? null : round2(((present + late + excused) / total) * 100),
    deduction: Math.min(100, round2(deduction)),
    absentsOverGrace,
    latesOverGrace,
  };
}
