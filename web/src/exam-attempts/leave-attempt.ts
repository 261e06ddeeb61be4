import { endpoint, fetchOperation, requestHeaders } from '../lib/data/index.ts';
import { AbandonExamAttemptOperation } from '../generated/exam-attempts/abandon.fetch.ts';

export type LeaveReason = 'leftPage' | 'browserClosed';
const keyOf = (attemptId: string) => `exam:${attemptId}:left`;

/** This tab has closed or reloaded the page of an open attempt. */
export function hasLeft(attemptId: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(attemptId)) !== null;
  } catch {
    return false;
  }
}
function noteLeft(attemptId: string): void {
  try {
    sessionStorage.setItem(keyOf(attemptId), '1');
  } catch (error) {
    console.warn('Nothing can be remembered in this tab.', error);
  }
}

/** Ends an open attempt as failed. Repeating it changes nothing. */
export const abandonAttempt = (attemptId: string, reason: LeaveReason): Promise<unknown> =>
  fetchOperation(AbandonExamAttemptOperation, { attemptId, reason });

/** The same while the page is being closed: nobody waits for the answer, and the tab remembers it, in case the call is lost. */
export function abandonOnClose(attemptId: string): void {
  noteLeft(attemptId);
  const body = JSON.stringify({
    operationName: 'abandonExamAttempt',
    variables: { attemptId, reason: 'browserClosed' satisfies LeaveReason },
    query: AbandonExamAttemptOperation,
  });
  const headers = { 'content-type': 'application/json', accept: 'application/json', ...requestHeaders() };
  void fetch(endpoint, { method: 'POST', keepalive: true, credentials: 'include', headers, body }).catch(
    () => undefined,
  );
}
