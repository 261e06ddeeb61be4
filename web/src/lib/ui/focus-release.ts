import { createContext, useContext } from 'react';

export const FocusRelease = createContext<(isReleased: boolean) => void>(() => undefined);

/**
 * A dialog keeps the focus in it. While the page of a bank stands above it, which is no part of ours, the dialog around lets go of the focus: whoever types there
 * would be called back at every key.
 */
export function useFocusRelease(): <T>(during: () => Promise<T>) => Promise<T> {
  const release = useContext(FocusRelease);
  return async (during) => {
    release(true);
    try {
      return await during();
    } finally {
      release(false);
    }
  };
}
