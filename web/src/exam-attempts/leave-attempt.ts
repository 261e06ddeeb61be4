import { endpoint, fetchOperation, requestHeaders } from '../lib/data/index.ts';
import { AbandonExamAttemptOperation } from '../generated/exam-attempts/abandon.fetch.ts';

type LeaveReason = 'leftPage' | 'browserClosed';
const keyOf = (attemptId: string) => `exam:${attemptId}:left`;

/** Which page of an open attempt this tab has closed or reloaded; null where it has left none. */
export function leftPage(attemptId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(attemptId));
  } catch {
    return null;
  }
}
/** The attempt went on elsewhere, so that this tab may show it again. */
export function forgetLeft(attemptId: string): void {
  try {
    sessionStorage.removeItem(keyOf(attemptId));
  } catch (error) {
    console.warn('Nothing can be remembered in this tab.', error);
  }
}
function noteLeft(attemptId: string, pageId: string): void {
  try {
    sessionStorage.setItem(keyOf(attemptId), pageId);
  } catch (error) {
    console.warn('Nothing can be remembered in this tab.', error);
  }
}

/** Ends an open attempt as failed; repeating it changes nothing. Answers false where another page has it by now, on another device: then it goes on there. */
export const abandonAttempt = async (attemptId: string, pageId: string, reason: LeaveReason): Promise<boolean> =>
  (await fetchOperation(AbandonExamAttemptOperation, { attemptId, pageId, reason })).abandonExamAttempt;

/** The same while the page is being closed: nobody waits for the answer, and the tab remembers it, in case the call is lost. */
export function abandonOnClose(attemptId: string, pageId: string): void {
  noteLeft(attemptId, pageId);
  const body = JSON.stringify({
    operationName: 'abandonExamAttempt',
    variables: { attemptId, pageId, reason: 'browserClosed' satisfies LeaveReason },
    query: AbandonExamAttemptOperation,
  });
  const headers = { 'content-type': 'application/json', accept: 'application/json', ...requestHeaders() };
  void fetch(endpoint, { method: 'POST', keepalive: true, credentials: 'include', headers, body }).catch(
    () => undefined,
  );
}
