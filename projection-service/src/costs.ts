/**
 * Seconds of the processor for each million events of the log that it takes to build a read model, measured with a college that `npm run generate`
 * made. They only say how the work is shared between two processes; those that are left out cost little.
 */
export const costs: Readonly<Record<string, number>> = {
  audit: 73,
  attendance: 51,
  invoices: 20,
  exams: 19,
  statistics: 17,
  users: 16,
  groups: 14,
  'leave-requests': 14,
  'lesson-progress': 12,
  notifications: 9,
  mails: 7,
  regions: 6,
};
export const costOf = (group: string): number => costs[group] ?? 0.5;
