import { auditFields, auditMoney } from '@paideia/events/catalogue.ts';
import type { Fields } from '@paideia/events/kernel/audit.ts';
import type { Context } from '../graphql/context.ts';
import { formatterFor } from './formatter.ts';
import { withNames } from './names.ts';
import { labelOf, valueText, type Wording } from './values.ts';

const isNamed = (field: string) => Object.hasOwn(auditFields, field);

/** What a record holds that people have a word for, down to its parts: the rest serves the projection. Sums are money of the record's currency. */
function worded(value: unknown, field: string, currency: string | undefined): unknown {
  if (typeof value === 'number' && currency !== undefined && auditMoney.has(field)) return { amount: value, currency };
  if (Array.isArray(value)) return value.map((one: unknown) => worded(one, field, currency));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([part]) => isNamed(part))
      .map(([part, one]) => [part, worded(one, part, currency)]),
  );
}

type WordedField = { readonly label: string; readonly value: string };

/** A record as people read it: each field with its label. */
export function recordWords(state: Fields, wording: Wording): readonly WordedField[] {
  const currency = typeof state['currency'] === 'string' ? state['currency'] : undefined;
  return Object.entries(state).flatMap(([field, one]) => {
    if (!isNamed(field)) return [];
    const value = valueText(worded(one, field, currency), wording, field);
    return value === null ? [] : [{ label: labelOf(field, wording.formatter), value }];
  });
}

/** The same in the locale of the request, with the present names of what it refers to. */
export function recordFields(
  context: Pick<Context, 'join' | 'locale' | 'text'>,
  state: Fields,
): Promise<readonly WordedField[]> {
  const formatter = formatterFor(context.locale, (id, params) => context.text(id, params));
  return withNames(context, (nameOf) => recordWords(state, { formatter, nameOf }));
}
