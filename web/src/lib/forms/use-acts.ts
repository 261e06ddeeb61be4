import { useState } from 'react';
import { errorCode } from '../notices/errors.ts';

export type Acts = {
  /** Answers true when it was saved. After a conflict the present state was asked for; other errors are in `error`. */
  readonly attempt: (send: () => Promise<unknown>) => Promise<boolean>;
  readonly error: unknown;
  /** Somebody was faster: what was seen was not what is there. Nothing was saved. */
  readonly isOvertaken: boolean;
  readonly isBusy: boolean;
  readonly forget: () => void;
};
type Outcome = Pick<Acts, 'error' | 'isOvertaken'>;
const nothing: Outcome = { error: undefined, isOvertaken: false };

/**
 * Acts on one thing, each with the revision that was seen.
 * @param again asks for the present state of the thing, after a conflict and after every act
 * @param changed is called in its place after an act, where the act's own answer says the present state
 */
export function useActs(again?: () => unknown, changed = again): Acts {
  const [outcome, setOutcome] = useState(nothing);
  const [isBusy, setBusy] = useState(false);
  // What was done is done: a list that cannot be asked again now is asked with the next visit.
  const ask = async (present: typeof again) => {
    try {
      await present?.();
    } catch {
      /* The screen around it says so. */
    }
  };
  const attempt = async (send: () => Promise<unknown>): Promise<boolean> => {
    setOutcome(nothing);
    setBusy(true);
    try {
      await send();
      await ask(changed);
      return true;
    } catch (error) {
      const isOvertaken = errorCode(error) === 'conflict';
      if (isOvertaken) await ask(again);
      if (isOvertaken && changed !== again) await ask(changed);
      setOutcome(isOvertaken ? { error: undefined, isOvertaken } : { error, isOvertaken });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { attempt, ...outcome, isBusy, forget: () => setOutcome(nothing) };
}

/** An act waits for it at its end when the page goes: nothing can be done on it any more. */
export const untilLeft = () => new Promise<never>(() => undefined);
