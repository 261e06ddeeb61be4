import { every } from '@paideia/documents/every.ts';
import { examDefinitionStream } from '@paideia/events/exams/exam.events.ts';
import type { GroupCommand } from '@paideia/events/groups/group.commands.ts';
import type { GroupEvent, PlannedCourse } from '@paideia/events/groups/group.events.ts';
import { termOfGroup, type TermLock, type TermsOfGroup } from '@paideia/events/groups/term-lock.rules.ts';
import { through } from '@paideia/events/kernel/dates.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { reject, type Rejection } from '@paideia/events/kernel/rejection.ts';
import { examAttemptFacts } from '../exam-attempts/exam-attempt.facts.ts';
import { examDefinition, versionOf } from '../exams/exam-definition.decider.ts';
import type { Ask, Given } from '../kernel/decide/decider.ts';
import { registerFacts } from '../registers/register.facts.ts';

export type LockRejected = `termLock.${'termUnknown' | 'attemptsRunning' | 'registersOpen'}`;
export type Running = { readonly attempts: number; readonly registers: number };
export const nothingRuns: Running = { attempts: 0, registers: 0 };

/** Attempts and registers of the term that have not ended yet: they end by themselves, and then there is a score or an absence more. */
export async function runningIn(ask: Ask, groupId: string, of: TermsOfGroup, name: string): Promise<Running> {
  const term = termOfGroup(of, name);
  if (!term) return nothingRuns;
  const [registers, open] = await Promise.all([
    every(ask.table(registerFacts), {
      where: { groupId, date: { from: term.from, below: through(term.to) } },
    }),
    every(ask.table(examAttemptFacts), { where: { groupId, status: 'open' } }),
  ]);
  const courseIds = await Promise.all(
    open.map(async ({ examId, version }) => {
      return versionOf(await ask.state(examDefinition, examDefinitionStream(examId)), version)?.courseId ?? '';
    }),
  );
  return {
    registers: registers.filter(({ isClosed }) => !isClosed).length,
    attempts: courseIds.filter((courseId) => term.courseIds.includes(courseId)).length,
  };
}

type State = {
  readonly regionId: string;
  readonly courses: readonly PlannedCourse[];
  readonly locks: readonly TermLock[];
};
type Facts = { readonly named: Omit<TermsOfGroup, 'plan'>; readonly running: Running } & Given;
type Decided = readonly GroupEvent[] | Rejection<LockRejected | 'noAccess'>;

export function lockTerm(
  { regionId, courses, locks }: State,
  { groupId, term }: DataOf<GroupCommand, 'LockTerm'>,
  { named, running, actorId }: Facts,
): Decided {
  if (locks.some((one) => one.term === term)) return [];
  const found = termOfGroup({ ...named, plan: courses }, term);
  if (!found) return reject('termLock.termUnknown', { term });
  if (running.attempts > 0) return reject('termLock.attemptsRunning', { count: running.attempts });
  if (running.registers > 0) return reject('termLock.registersOpen', { count: running.registers });
  if (actorId === null) return reject('noAccess');
  const { from, to, courseIds } = found;
  return [{ type: 'TermLocked', data: { groupId, regionId, term, from, to, courseIds: [...courseIds], by: actorId } }];
}

export function unlockTerm(
  { regionId, locks }: State,
  { groupId, term, reason }: DataOf<GroupCommand, 'UnlockTerm'>,
  { actorId }: Given,
): Decided {
  if (!locks.some((one) => one.term === term)) return [];
  if (actorId === null) return reject('noAccess');
  return [{ type: 'TermUnlocked', data: { groupId, regionId, term, reason, by: actorId } }];
}
