import { useEffect } from 'react';

const key = 'carried';
type Fields = Readonly<Record<string, unknown>>;
let present: Fields | undefined;

/** Answers what was carried over to this page of this tab. */
export function carriedFields(): Fields {
  try {
    const { path, values } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as {
      readonly path?: string;
      readonly values?: Fields;
    };
    return path === location.pathname && values ? values : {};
  } catch {
    return {};
  }
}
/** It is carried once. */
const forgetCarried = (): void => sessionStorage.removeItem(key);
/** It holds what is typed on this page at present; it is undefined when its form has gone. */
const holdFields = (fields: Fields | undefined): void => void (present = fields);

/** It is called before the page is left, and keeps what was typed for when it is loaded anew. */
export function carryOver(): void {
  if (present === undefined) return;
  try {
    sessionStorage.setItem(key, JSON.stringify({ path: location.pathname, values: present }));
  } catch (error) {
    console.warn('What was typed cannot be kept.', error);
  }
}

/** Over the loading anew that a change of language is, or also while another page is looked at. */
export type Carried = 'overReload' | 'overVisits';

/** Carries what is typed into a form over to the next page of the tab that shows it. `keptText` holds the fields as JSON, so that they are held anew only when one has changed. */
export function useCarried(carried: Carried | undefined, keptText: string): void {
  useEffect(() => {
    if (carried) forgetCarried();
  }, [carried]);
  useEffect(() => {
    if (!carried) return undefined;
    holdFields(JSON.parse(keptText) as Readonly<Record<string, unknown>>);
    return () => holdFields(undefined);
  }, [carried, keptText]);
  useEffect(() => {
    if (carried !== 'overVisits') return undefined;
    addEventListener('pagehide', carryOver);
    return () => removeEventListener('pagehide', carryOver);
  }, [carried]);
}
