import type { Message } from '@paideia/events/kernel/message.ts';
import type { AnyDecider } from './decider.ts';
import type { PendingCommand } from './pending-command.ts';

type Sent = Pick<PendingCommand, 'command' | 'actor'>;

/** Commands whose events said something personal of whoever sent them the last time: the key of their next sender is looked for before anything is decided. */
export function aboutTheirActors() {
  const types = new Set<string>();
  return {
    likelySubject: ({ command, actor: { actorId } }: Sent): string | undefined =>
      actorId !== null && types.has(command.type) ? actorId : undefined,
    /** Once the events are encoded, for then their data are of their schemas. */
    note(
      { events: { types: definitions } }: AnyDecider,
      { command, actor: { actorId } }: Sent,
      made: readonly Message[],
    ) {
      const subjects = made.map(({ type, data }) => definitions[type]!.subject?.(data as Record<string, unknown>));
      if (actorId !== null && subjects.includes(actorId)) types.add(command.type);
      else types.delete(command.type);
    },
  };
}
