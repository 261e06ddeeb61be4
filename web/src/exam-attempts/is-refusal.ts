import { errorCode } from '../lib/data/index.ts';

/** The server said no to this attempt. Everything else may pass: a lost connection, a service that starts again. */
export function isRefusal(error: unknown): boolean {
  const code = errorCode(error);
  return code !== undefined && (code.startsWith('examAttempt.') || code === 'notFound' || code === 'noAccess');
}
