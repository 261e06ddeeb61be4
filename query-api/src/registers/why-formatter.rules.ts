import { formatTag } from '@paideia/events/kernel/messages.ts';
import { whyMessages } from '@paideia/events/registers/why.messages.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { formatterFor, type Formatter } from '../kernel/log/formatter.ts';
import type { WhyLine } from './why.types.ts';

type Message = keyof typeof whyMessages;
type Params = Readonly<Record<string, string | number>>;
/** "Why?" speaks so in the locale of the request. */
export type WhyFormatter = Omit<Formatter, 'number'> & {
  say(message: Message, params?: Params): string;
  line(label: Message, value: string): WhyLine;
  /** At most two decimals, as the locale writes them; `digits` are always shown. */
  number(value: number, digits?: number): string;
  day(date: string): string;
  time(instant: string, timeZone: string): string;
};

export function whyFormatter({ locale, text }: Context): WhyFormatter {
  const tag = formatTag(locale);
  const say: WhyFormatter['say'] = (message, params) => text(whyMessages[message].id, params);
  const number: WhyFormatter['number'] = (value, digits = 0) =>
    new Intl.NumberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: 2 }).format(value);
  const days = new Intl.DateTimeFormat(tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return {
    ...formatterFor(locale, text),
    say,
    line: (label, value) => ({ label: say(label), value }),
    number,
    day: (date) => days.format(new Date(date)),
    time: (instant, timeZone) =>
      new Intl.DateTimeFormat(tag, { timeZone, hour: '2-digit', minute: '2-digit' }).format(new Date(instant)),
  };
}
