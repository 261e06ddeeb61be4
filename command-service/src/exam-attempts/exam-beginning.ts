import { hash } from 'node:crypto';
import { partsOfAttempt, type AttemptChannel } from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import { shuffled } from '@paideia/events/exam-attempts/exam-start.rules.ts';
import type { ExamDefinition } from '@paideia/events/exams/exam.events.ts';
import { hasClosed } from '@paideia/events/exams/exam.rules.ts';
import { later } from '@paideia/events/kernel/dates.ts';
import { reject, type Rejection } from '@paideia/events/kernel/rejection.ts';
import type { Started } from './exam-attempt-state.decider.ts';
import { nextNumber, refusedStart, type ExamStartFacts, type RefusedStart, type Sat } from './exam-start.facts.ts';

type Asked = { readonly attemptId: string; readonly startId: string; readonly channel: AttemptChannel };
const minutes = 60_000;
const perDigest = 8;
/** One digest gives several numbers: one for each took a twentieth of all that a start takes here. */
function randomBy(seed: string): (n: number) => number {
  const digests = new Map<number, Buffer>();
  return (n) => {
    const block = Math.floor(n / perDigest);
    const digest = digests.get(block) ?? hash('sha256', `${seed}:${block}`, 'buffer');
    digests.set(block, digest);
    return digest.readUInt32BE((n % perDigest) * 4);
  };
}

/** The attempt as it begins, which is decided here alone. */
export function begunOf(
  { attemptId, startId, channel }: Asked,
  definition: ExamDefinition | undefined,
  facts: ExamStartFacts & Pick<Sat, 'granted' | 'extraMinutes'> & { readonly now: string },
): Started | Rejection<RefusedStart | 'examAttempt.startedElsewhere'> {
  const { group, opening, attempts, granted, extraMinutes, now } = facts;
  const no = refusedStart(facts, { granted, channel, now });
  if (no) return no;
  const attempt = partsOfAttempt(attemptId);
  // The number follows from the attempts that there are, and none of them is open: otherwise another start came between.
  if (attempt.n !== nextNumber(attempts) || attempts.some((one) => one.status === 'open'))
    return reject('examAttempt.startedElsewhere');
  if (!group || !opening || !definition) return reject('examAttempt.notAvailable');
  const { version, questions, timeLimitMin } = definition;
  const questionOrder = shuffled(
    questions.map(({ id }) => id),
    randomBy(attemptId),
  );
  return {
    attemptId,
    ...attempt,
    regionId: group.regionId,
    version,
    questionOrder: [...questionOrder],
    startedAt: now,
    closesAt: opening.closesAt,
    timeLimitAt: timeLimitMin === null ? null : later(now, (timeLimitMin + (extraMinutes ?? 0)) * minutes),
    late: hasClosed(opening.closesAt, Date.parse(now)),
    channel,
    startId,
  };
}
