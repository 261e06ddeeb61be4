export type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
/** Option by question. */
type Answers = Map<string, string>;
const waitingKey = (attemptId: string) => `exam:${attemptId}:waiting`;
const olderKey = (attemptId: string) => `exam:${attemptId}:older`;

/**
 * What this tab kept of answers that the server had not taken. Where another device has had the attempt since, the server's own are newer, and what was kept gives
 * way to them.
 */
export function keptAnswers(storage: Kept, attemptId: string, saved: ReadonlyMap<string, string>): Answers {
  try {
    const value: unknown = JSON.parse(storage.getItem(waitingKey(attemptId)) ?? '{}');
    const waiting = new Map(Object.entries(typeof value === 'object' ? ((value ?? {}) as Record<string, string>) : {})); // It is written below alone.
    if (storage.getItem(olderKey(attemptId)) === null) return waiting;
    for (const questionId of saved.keys()) waiting.delete(questionId);
    write(storage, attemptId, waiting);
    storage.removeItem(olderKey(attemptId));
    return waiting;
  } catch {
    return new Map();
  }
}
export function keepAnswers(storage: Kept, attemptId: string, waiting: Answers): void {
  try {
    write(storage, attemptId, waiting);
  } catch (error) {
    console.warn('The answers could not be kept on this device.', error);
  }
}
function write(storage: Kept, attemptId: string, waiting: Answers) {
  if (waiting.size > 0) storage.setItem(waitingKey(attemptId), JSON.stringify(Object.fromEntries(waiting)));
  else storage.removeItem(waitingKey(attemptId));
}

/** Another device has the attempt by now. A reload does not make what waits here any newer, so the tab remembers it. */
export function giveWay(attemptId: string, storage: Kept = sessionStorage): void {
  try {
    storage.setItem(olderKey(attemptId), 'true');
  } catch (error) {
    console.warn('Nothing can be remembered in this tab.', error);
  }
}
