import type { OwnExamResultFragment } from '../generated/exam-attempts/exam-attempts.ts';
import type { examResultsMessages } from './exam-results.messages.ts';

type Key = keyof typeof examResultsMessages;
const causes = ['leftPage', 'browserClosed', 'heartbeatLost', 'timeLimit', 'startedAgain'] as const;
const isCause = (reason: string | null): reason is (typeof causes)[number] => causes.some((cause) => cause === reason);

/** Which sentence says why the score is what it is; of several causes the one that decided the number. */
export function ruleOf(
  result: Pick<
    OwnExamResultFragment,
    'voided' | 'abandoned' | 'regraded' | 'scaledFrom' | 'late' | 'retake' | 'passed'
  >,
): Extract<Key, `rule${string}` | (typeof causes)[number]> {
  if (result.voided) return 'ruleVoided';
  if (result.regraded) return 'ruleRegraded';
  if (result.abandoned !== null) return isCause(result.abandoned) ? result.abandoned : 'leftPage';
  if (result.scaledFrom !== null) return result.late ? 'ruleLate' : result.retake ? 'ruleRetake' : 'rulePenalised';
  return result.passed ? 'rulePassed' : 'ruleFailed';
}
