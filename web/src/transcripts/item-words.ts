import { hasClosed } from '@paideia/events/exams/exam.rules.ts';
import { percent, type Translate, dateTime } from '../lib/i18n/index.ts';
import type { WorkItemFragment } from '../generated/transcripts/transcripts.ts';
import type { transcriptsMessages } from './transcripts.messages.ts';

type T = Translate<keyof typeof transcriptsMessages>;

const closingWord = (at: string) => (hasClosed(at, Date.now()) ? 'closedOn' : 'closesOn');

/** It stands in brackets after an item: attempt and scaling, or when it closes or is due, or that it does not count. */
export function noteOf(
  { kind, score, scaledFrom, attempt, complete, dueAt }: WorkItemFragment,
  timeZone: string,
  t: T,
): string {
  if (kind === 'completion' && complete !== null) return t('notCounted');
  if (score === null)
    return dueAt === null ? '' : t(kind === 'exam' ? closingWord(dueAt) : 'dueOn', { date: dateTime(dueAt, timeZone) });
  return [
    ...(attempt !== null && attempt > 1 ? [t('attempt', { attempt })] : []),
    ...(scaledFrom === null ? [] : [t('scaledFrom', { scaledFrom: percent(scaledFrom, 2) })]),
  ].join(', ');
}
/** It says the value of an item: a percentage, complete or not, or N/A. */
export function valueOf({ kind, score, complete }: WorkItemFragment, t: T): string {
  if (kind === 'completion') return complete === null ? t('notAvailable') : t(complete ? 'complete' : 'incomplete');
  return score === null ? t('notAvailable') : percent(score, 2);
}
/** The attempt that an exam's score comes from. */
export const countedAttempt = ({ attempts }: WorkItemFragment): string | undefined =>
  attempts.find(({ counts }) => counts)?.attemptId;
