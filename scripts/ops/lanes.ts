import { registerIdOf } from '@paideia/events/registers/register.events.ts';
import type { DemoCommand } from '../demo/command.ts';

const atOnce = 64;

/** What must stay in order: a register's commands, a person's, a student's at exams, a record's. Everything else, as a region, comes alone. */
export function laneOf({ type, data }: Pick<DemoCommand, 'type' | 'data'>): string | undefined {
  const { registerId, groupId, date, periodKey, userId, attemptId } = data as Readonly<Record<string, string | undefined>>;
  if (registerId) return registerId;
  if (attemptId) return `sits-${attemptId.split('_')[0]}`;
  if (type === 'StartExamAttempt') return `sits-${userId}`;
  if (type === 'OpenRegister') return registerIdOf(groupId!, date!, periodKey!);
  return type === 'InviteUser' || type === 'SetInitialPassword' || type === 'AcceptTerms' ? userId : undefined;
}

/**
 * Works through the items with several under way, which lets the store write them together. Items of one lane keep their order; one without
 * a lane waits for all before it, and all after it wait. The first failure ends it.
 */
export async function inLanes<T>(items: readonly T[], lane: (item: T) => string | undefined, work: (item: T) => Promise<void>): Promise<void> {
  const lanes = new Map<string, Promise<void>>();
  const running = new Set<Promise<void>>();
  for (const item of items) {
    const name = lane(item);
    if (name === undefined) {
      await Promise.all(running);
      await work(item);
      continue;
    }
    while (running.size >= atOnce) await Promise.race(running);
    const mine: Promise<void> = (lanes.get(name) ?? Promise.resolve()).then(() => work(item));
    lanes.set(name, mine);
    running.add(mine);
    void mine.then(
      () => running.delete(mine),
      () => undefined, // it stays, so that whoever waits hears of it
    );
  }
  await Promise.all(running);
}
