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
export const forgetCarried = (): void => sessionStorage.removeItem(key);
/** It holds what is typed on this page at present; it is undefined when its form has gone. */
export const holdFields = (fields: Fields | undefined): void => void (present = fields);

/** It is called before the page is left, and keeps what was typed for when it is loaded anew. */
export function carryOver(): void {
  if (present === undefined) return;
  try {
    sessionStorage.setItem(key, JSON.stringify({ path: location.pathname, values: present }));
  } catch (error) {
    console.warn('What was typed cannot be kept.', error);
  }
}
