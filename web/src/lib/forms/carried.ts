const key = 'carried';
type Fields = Readonly<Record<string, unknown>>;
let present: Fields | undefined;

/** What was carried over to this page of this tab. */
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
/** What is typed on this page at present; undefined when its form has gone. */
export const holdFields = (fields: Fields | undefined): void => void (present = fields);

/** Before the page is left: keeps what was typed for when it is loaded anew. */
export function carryOver(): void {
  if (present === undefined) return;
  try {
    sessionStorage.setItem(key, JSON.stringify({ path: location.pathname, values: present }));
  } catch (error) {
    console.warn('What was typed cannot be kept.', error);
  }
}
