import type { z } from 'zod';
import type { Message } from '@paideia/events/kernel/message.ts';
import type { Rule, Scope } from '@paideia/events/kernel/permission.ts';
import type { Ask, Given } from './decider.ts';

/**
 * `release` gives back what this step took (a claim) when a later step is refused. `isSeen`: the revision that the actor saw is that of this
 * step's stream.
 */
export type Step = Message & { readonly release?: Message; readonly isSeen?: true };

/**
 * A command over several streams: its steps in order, claims first, all with the one command id. Two streams never change together, so each
 * step is idempotent by itself, and a retry goes on by the plan that was kept before the first. What a step has of the state and not of the command is
 * kept as it is: ids and names of kinds, nothing personal. Permission is asked once, here; the steps' deciders are not asked again.
 */
export type Process = {
  readonly type: string;
  readonly schema: z.ZodType;
  readonly permission: Rule;
  /** Who may know that the record is there. A command of anyone else is answered as if it were not. */
  readonly reads?: Rule;
  readonly scope: (data: never, ask: Ask, given: Given) => Scope | Promise<Scope>;
  readonly steps: (data: never, ask: Ask, given: Given) => readonly Step[] | Promise<readonly Step[]>;
  /**
   * Its last step is what it is about, and asked for once that is done is on the same stream: a repeat is answered from there, and besides the id nothing
   * is kept. None of its steps gives anything back.
   */
  readonly isFoundAgain?: true;
};

export const defineProcess = <S extends z.ZodType>(process: {
  readonly type: string;
  readonly schema: S;
  readonly permission: Rule;
  readonly reads?: Rule;
  readonly scope: (data: z.infer<S>, ask: Ask, given: Given) => Scope | Promise<Scope>;
  readonly steps: (data: z.infer<S>, ask: Ask, given: Given) => readonly Step[] | Promise<readonly Step[]>;
  readonly isFoundAgain?: true;
}): Process =>
  // The data has passed the schema when it gets here.
  process;
