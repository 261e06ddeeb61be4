/** A line of a list of numbers or addresses; `key` stays while the lines around it come and go. */
export type Line = { readonly key: string; readonly type: string; readonly value: string };
type Phone = { readonly type: string; readonly number: string };
type TypedEmail = { readonly type: string; readonly value: string };

const keyed = (items: readonly TypedEmail[]): readonly Line[] =>
  items.map(({ type, value }, index) => ({ type, value, key: `${index}` }));
export const phoneLines = (phones: readonly Phone[]): readonly Line[] =>
  keyed(phones.map(({ type, number }) => ({ type, value: number })));
export const emailLines = (emails: readonly TypedEmail[]): readonly Line[] => keyed(emails);

const filled = (lines: readonly Line[]): readonly TypedEmail[] =>
  lines.map(({ type, value }) => ({ type, value: value.trim() })).filter(({ value }) => value !== '');
/** These are sent: lines without a value are left out. */
export const phonesIn = (lines: readonly Line[]): readonly Phone[] =>
  filled(lines).map(({ type, value }) => ({ type, number: value }));
export const emailsIn = (lines: readonly Line[]): readonly TypedEmail[] => filled(lines);
