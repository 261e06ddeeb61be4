import { moneyText } from '@paideia/events/kernel/money.ts';
import { formatTag } from '@paideia/events/kernel/messages.ts';
import type { Wording } from '../translations/wording.rules.ts';

/** A date without a time, written out; `date` is `yyyy-MM-dd`. */
export const sayDate = ({ locale }: Wording, date: string): string =>
  new Intl.DateTimeFormat(formatTag(locale), { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
/** It says hundredths with their currency. */
export const sayMoney = ({ locale }: Wording, amount: number, currency: string): string =>
  moneyText(amount, currency, formatTag(locale));

/** Day and hour on the wall of that zone, which is named: who reads it may be in another one. `instant` is ISO 8601. */
export const sayInstant = ({ locale }: Wording, instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat(formatTag(locale), {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(instant));
