/** It is counted in characters, and holds for the plan of a group too, which calls terms as its schema does. */
export const longestTermName = 60;
export const longestPeriodKey = 20;
export const mostTerms = 20;
/** Minutes, absences and lates of a term, and percent. */
export const mostOfGrading = {
  minutesLateThreshold: 600,
  graceAbsentsPerTerm: 1000,
  graceLatesPerTerm: 1000,
  absenceDeduction: 100,
  lateDeduction: 100,
} as const;
