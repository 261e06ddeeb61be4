import { expect } from '@jest/globals';
import type { CommandOf, CommandTable, EventOf, Events } from '@paideia/events/kernel/message.ts';
import type { Scope, Who } from '@paideia/events/kernel/permission.ts';
import { decide, fold, type Decider, type Given } from './decider.ts';

const given: Given = { now: '2026-11-20T09:00:00.000Z', who: 'system', actorId: null, channel: 'WEB' };

/** Given these events, when this command, then these events or this rejection. Commands are parsed as the service parses them. */
export const specFor = <E extends Events, C extends CommandTable, S, R extends string, F>(
  decider: Decider<E, C, S, R, F>,
  usual: F,
) => ({
  given: (...history: readonly EventOf<E>[]) => ({
    state: (): S => fold(decider, history),
    when: (command: CommandOf<C>, facts: Partial<F & Given> = {}) => {
      const data = decider.commands[command.type]!.parse(command.data);
      const outcome = decide(decider, fold(decider, history), { ...command, data }, { ...given, ...usual, ...facts });
      return {
        outcome,
        then: (...expected: readonly EventOf<E>[]) => expect(outcome).toEqual(expected),
        thenLike: (...expected: readonly object[]) => expect(outcome).toMatchObject(expected),
        thenNothing: () => expect(outcome).toEqual([]),
        thenRejected: (code: R) => expect(outcome).toMatchObject({ rejected: code }),
      };
    },
    allows: (type: keyof C & string, who: Who, scope: Scope): boolean => decider.permissions[type](who, scope),
  }),
});
