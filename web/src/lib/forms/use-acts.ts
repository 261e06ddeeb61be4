import { useState } from 'react';
import { errorCode } from '../data/errors.ts';

export type Acts = {
  /** True when it was saved. After a conflict the present state was asked for; other errors are in `error`. */
  readonly attempt: (send: () => Promise<unknown>) => Promise<boolean>;
  readonly error: unknown;
  /** Somebody was faster: what was seen was not what is there. Nothing was saved. */
  readonly isOvertaken: boolean;
  readonly forget: () => void;
};

/**
 * Acts on one thing, each with the revision that was seen.
 * @param again asks for the present state of the thing
 * @param changed is told after every change, also one of somebody else
 */
export function useActs(again: () => Promise<unknown>, changed: () => void): Acts {
  const [error, setError] = useState<unknown>();
  const [isOvertaken, setOvertaken] = useState(false);
  const forget = () => {
    setError(undefined);
    setOvertaken(false);
  };
  const attempt = async (send: () => Promise<unknown>): Promise<boolean> => {
    forget();
    try {
      await send();
      changed();
      return true;
    } catch (caught) {
      if (errorCode(caught) !== 'conflict') {
        setError(caught);
        return false;
      }
      await again().catch(() => undefined);
      setOvertaken(true);
      changed();
      return false;
    }
  };
  return { attempt, error, isOvertaken, forget };
}
