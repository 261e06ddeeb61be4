import { useEffect, useState } from 'react';

const key = 'carried';
type Typed = Readonly<Record<string, string>>;
let typed: Typed | undefined;

/** What was carried over to this page of this tab; once. */
function taken(): Typed {
  try {
    const { path, values } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as {
      readonly path?: string;
      readonly values?: Typed;
    };
    return path === location.pathname && values ? values : {};
  } catch {
    return {};
  }
}

/**
 * What a visitor has typed into a form, kept over the loading anew that a change of language is. Not for passwords: it lies in the browser
 * meanwhile.
 * @param isLong a form that takes some time: it is kept also while another page is looked at, such as the terms
 */
export function useCarried<T extends Typed>(empty: T, isLong = false): [value: T, change: (next: T) => void] {
  const [value, change] = useState<T>(() => ({ ...empty, ...taken() }));
  useEffect(() => sessionStorage.removeItem(key), []);
  useEffect(() => {
    typed = value;
    return () => void (typed = undefined);
  }, [value]);
  useEffect(() => {
    if (!isLong) return undefined;
    addEventListener('pagehide', carryOver);
    return () => removeEventListener('pagehide', carryOver);
  }, [isLong]);
  return [value, change];
}

/** Before the page is left. */
export function carryOver(): void {
  if (typed === undefined) return;
  try {
    sessionStorage.setItem(key, JSON.stringify({ path: location.pathname, values: typed }));
  } catch (error) {
    console.warn('What was typed cannot be kept.', error);
  }
}
