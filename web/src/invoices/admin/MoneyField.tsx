import type { ComponentProps } from 'react';
import { mostMoney } from '@paideia/events/invoices/invoice.rules.ts';
import { type DecimalRange, NumberField, parseDecimal } from '../../lib/forms/index.ts';
import { type Currency, money, plainMoney, useMessages } from '../../lib/i18n/index.ts';
import { billingMessages } from './billing.messages.ts';

/** Hundredths, of which only so many digits may be written as the currency prints. */
export function moneyRange(
  currency: string,
  known: readonly Currency[],
  { min = 1, max = mostMoney } = {},
): DecimalRange {
  const decimals = known.find(({ value }) => value === currency)?.decimals ?? 2;
  return { digits: 2, fine: Math.min(2, decimals), min, max };
}

type Props = Omit<ComponentProps<typeof NumberField>, 'say' | 'example' | 'unit'> & {
  readonly currency: string;
  readonly known: readonly Currency[];
};
const example = 123_450;

/** An amount of money. What was typed is repeated with its currency, so that a slip of the finger is seen. */
export function MoneyField({ currency, known, hint, ...field }: Props) {
  const t = useMessages(billingMessages);
  const read = parseDecimal(field.value, field.range);
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
