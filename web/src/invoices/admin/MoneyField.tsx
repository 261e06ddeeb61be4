import type { ComponentProps } from 'react';
import { mostMoney } from '@paideia/events/invoices/invoice.rules.ts';
import { decimalsOf } from '@paideia/events/kernel/money.ts';
import { type DecimalRange, NumberField, parseDecimal } from '../../lib/forms/index.ts';
import { type Currency, money, plainMoney, useMessages } from '../../lib/i18n/index.ts';
import { billingMessages } from './billing.messages.ts';

/** Refusals of what is booked that are about one field. */
export const bookingRefusals = {
  'invoice.tooFine': { field: 'amount' },
  'invoice.creditTooMuch': { field: 'amount' },
  'invoice.refundTooMuch': { field: 'amount' },
  'invoice.dateAhead': { field: 'date' },
  'invoice.dateBefore': { field: 'date' },
  'invoice.dateFarBack': { field: 'date' },
} as const;

type Limits = { readonly min: number; readonly max: number; readonly rests: readonly number[] };
/**
 * Hundredths, of which only so many digits may be written as the currency prints. Invoices from before sums were rounded to these may have `rests` that are finer: such a
 * rest can be written whole, or it could never be settled.
 */
export function moneyRange(
  currency: string,
  known: readonly Currency[],
  { min = 1, max = mostMoney, rests = [] }: Partial<Limits> = {},
): DecimalRange {
  const decimals = Math.min(2, known.find(({ value }) => value === currency)?.decimals ?? decimalsOf(currency));
  const isFine = rests.some((rest) => rest % 10 ** (2 - decimals) !== 0);
  return { digits: 2, fine: isFine ? 2 : decimals, min, max };
}

type Props = Omit<ComponentProps<typeof NumberField>, 'say' | 'example' | 'unit'> & {
  readonly currency: string;
};
const example = 123_450;

/** An amount of money. What was typed is repeated with its currency, so that a slip of the finger is seen. */
export function MoneyField({ currency, hint, ...field }: Props) {
  const t = useMessages(billingMessages);
  const read = parseDecimal(field.value, field.range);
  // It is repeated with every digit that may be written.
  const known = [{ value: currency, decimals: field.range.fine ?? field.range.digits }];
  const understood = 'units' in read ? t('readAs', { amount: money(read.units, currency, known) }) : undefined;
  return (
    <NumberField
      {...field}
      say={(units) => plainMoney(units, currency, known)}
      example={field.range.fine === 0 ? example - 50 : example}
      hint={[understood, hint].filter(Boolean).join(' ') || undefined}
      unit={currency}
    />
  );
}
