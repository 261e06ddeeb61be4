import { mostMoney } from '@paideia/events/invoices/invoice.rules.ts';
import { type Decimal, type DecimalRange, NumberField, parseDecimal } from '../../lib/forms/index.ts';
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
export const parseMoney = (text: string, range: DecimalRange): Decimal => parseDecimal(text, range);

type Props = {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly currency: string;
  readonly known: readonly Currency[];
  readonly range: DecimalRange;
  /** In place of what the amount was understood as. */
  readonly hint?: string | undefined;
  readonly autoFocus?: boolean;
};
const example = 123_450;

/** An amount of money. What was typed is repeated with its currency, so that a slip of the finger is seen. */
export function MoneyField({ label, text, onText, currency, known, range, hint, autoFocus = false }: Props) {
  const t = useMessages(billingMessages);
  const read = parseMoney(text, range);
  const understood = 'units' in read ? t('readAs', { amount: money(read.units, currency, known) }) : undefined;
  return (
    <NumberField
      label={label}
      text={text}
      onText={onText}
      range={range}
      say={(units) => plainMoney(units, currency, known)}
      example={range.fine === 0 ? example - 50 : example}
      hint={[understood, hint].filter(Boolean).join(' ') || undefined}
      unit={currency}
      autoFocus={autoFocus}
    />
  );
}
