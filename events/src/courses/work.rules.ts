import type { AuditValue, Fields } from '../kernel/audit.ts';

/** An exam or an assignment, by the name that it had, with its course. */
export const workOf = (work: AuditValue, { courseId }: Fields): AuditValue =>
  typeof courseId === 'string' ? { part: work, of: { kind: 'course', id: courseId } } : work;
