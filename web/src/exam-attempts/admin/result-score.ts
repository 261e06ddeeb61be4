import { cap, scoreOf, type Score } from '@paideia/events/exam-attempts/exam-attempt.rules.ts';
import { listOf, percent } from '../../kernel/formats.ts';
import type { Translate } from '../../kernel/i18n.ts';
import type { ResultDetail } from './exam-result-admin.documents.ts';
import type { resultsAdminMessages } from './exam-results-admin.messages.ts';

type T = Translate<keyof typeof resultsAdminMessages>;
const causes = {
  leftPage: 'causeLeftPage',
  browserClosed: 'causeBrowserClosed',
  heartbeatLost: 'causeHeartbeatLost',
  timeLimit: 'causeTimeLimit',
  startedAgain: 'causeStartedAgain',
} as const;
/** 88 as "88%", 69.99 as "69.99%". */
export const score = (value: number): string => percent(value, 2);
export const capText = (): string => score(cap);

/** The rule behind the score of an attempt, in one line. */
export function ruleOf({ status, abandonReason, regraded, passed, scaledFrom, retake, penalised, late, passMark }: ResultDetail, t: T): string {
  if (status === 'voided') return t('ruleVoided');
  if (status === 'open') return t('ruleOpen');
  if (regraded) return t('ruleByHand');
  if (status === 'abandoned') return t('ruleAbandoned', { cause: t(causes[abandonReason ?? 'leftPage']) });
  if (scaledFrom !== null && !passed) return t('ruleLate', { cap: capText() });
  if (scaledFrom !== null) {
    const reasons = [retake && t('reasonRetake'), penalised && t('reasonPenalty'), late && t('reasonLate')].filter((one) => one !== false);
    return t('ruleScaled', { cap: capText(), reasons: listOf(reasons) });
  }
  return t(passed ? 'rulePassed' : 'ruleFailed', { mark: score(passMark) });
}

/** What the score would be with a penalty, by the same table that the server computes with; undefined where there is nothing to compute. */
export function penalisedScore({ points, maxPoints, passMark, retake, late }: ResultDetail): Score | undefined {
  return points === null || maxPoints === null ? undefined : scoreOf({ points, maxPoints, passMark, retake, late, penalised: true });
}
