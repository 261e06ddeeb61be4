import { errorCode } from '../lib/data/index.ts';

const elsewhere = 'examAttempt.elsewhere';
/** The server said no to this attempt. Everything else may pass: a lost connection, a service that starts again. */
export function isRefusal(error: unknown): boolean {
  const code = errorCode(error);
  if (code === undefined || code === elsewhere) return false;
  return code.startsWith('examAttempt.') || code === 'notFound' || code === 'noAccess';
}
/** It said no to this page: another one has the attempt by now, on another device, and it goes on there. */
export const isElsewhere = (error: unknown): boolean => errorCode(error) === elsewhere;
