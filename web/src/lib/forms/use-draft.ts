import { useEffect, useState } from 'react';

const prefix = 'draft:';

/** Removes every draft of this device, as at sign-out. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch (error) {
    console.warn('Drafts could not be removed from this device.', error);
  }
}
function stored<T extends object>(key: string, fresh: () => T): T {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(prefix + key) ?? 'null');
    return typeof value === 'object' && value !== null ? { ...fresh(), ...value } : fresh();
  } catch {
    return fresh();
  }
}

/**
 * What is typed into a form, kept on this device until `clear`, so that a reload loses nothing.
 * @param key names the form and whose it is; without one nothing is kept
 */
export function useDraft<T extends object>(
  key: string | undefined,
  fresh: () => T,
): {
  readonly value: T;
  readonly isKept: boolean;
  readonly set: (changed: Partial<T>) => void;
  readonly clear: () => void;
} {
  const [value, setValue] = useState(() => (key ? stored(key, fresh) : fresh()));
  const [isKept, setKept] = useState(() => key !== undefined && localStorage.getItem(prefix + key) !== null);
  useEffect(() => {
    if (!key || !isKept) return;
    try {
      localStorage.setItem(prefix + key, JSON.stringify(value));
    } catch (error) {
      console.warn('The draft could not be kept on this device.', error);
    }
  }, [key, isKept, value]);
  return {
    value,
    isKept,
    set: (changed) => {
      setValue((former) => ({ ...former, ...changed }));
      setKept(key !== undefined);
    },
    clear: () => {
      if (key) localStorage.removeItem(prefix + key);
      setKept(false);
      setValue(fresh());
    },
  };
}
