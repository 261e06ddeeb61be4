import { hasClosed } from '@paideia/events/exams/exam.rules.ts';
import { percent, type Translate, dateTime } from '../lib/i18n/index.ts';
import type { WorkItemFragment } from '../generated/transcripts/transcripts.ts';
import type { transcriptsMessages } from './transcripts.messages.ts';

type T = Translate<keyof typeof transcriptsMessages>;

const closingWord = (at: string, now: number) => (hasClosed(at, now) ? 'closedOn' : 'closesOn');

/** It stands in brackets after an item: attempt and scaling, or when it closes or is due, or that it does not count. `now` is the moment whose grades are shown. */
export function noteOf(
  { kind, score, scaledFrom, attempt, complete, dueAt, excusalId }: WorkItemFragment,
  timeZone: string,
  now: number,
  t: T,
): string {
  if (excusalId !== null || (kind === 'completion' && complete !== null)) return t('notCounted');
  if (score === null)
    return dueAt === null
      ? ''
      : t(kind === 'exam' ? closingWord(dueAt, now) : 'dueOn', { date: dateTime(dueAt, timeZone) });
  return [
    ...(attempt !== null && attempt > 1 ? [t('attempt', { attempt })] : []),
    ...(scaledFrom === null ? [] : [t('scaledFrom', { scaledFrom: percent(scaledFrom, 2) })]),
  ].join(', ');
}
/** It says the value of an item: a percentage, complete or not, excused, or N/A. */
export function valueOf({ kind, score, complete, excusalId }: WorkItemFragment, t: T): string {
  if (excusalId !== null) return t('excused');
  if (kind === 'completion') return complete === null ? t('notAvailable') : t(complete ? 'complete' : 'incomplete');
  return score === null ? t('notAvailable') : percent(score, 2);
}
/** The attempt that an exam's score comes from. */
export const countedAttempt = ({ attempts }: WorkItemFragment): string | undefined =>
  attempts.find(({ counts }) => counts)?.attemptId;
