import { mailLabels, mailTexts } from '@paideia/events/mails/mail.messages.ts';
import type { MessageDescriptor } from '@paideia/events/kernel/messages.ts';
import { named, rowIn, type Content, type Params } from './content.ts';
import { say, sayDate, sayMoney } from './texts.ts';

const money = (locale: string, { amount = '', currency = '' }: Params): string =>
  sayMoney(locale, Number(amount), currency);
const date = (locale: string, day = ''): string | undefined => (day === '' ? undefined : sayDate(locale, day));

/** As they are printed; letters of before this was said have none. */
const numbers = (locale: string, { number, receiptNumber }: Params): Content['rows'] => [
  ...(number ? [rowIn(locale)(mailLabels.invoice, number)] : []),
  ...(receiptNumber && receiptNumber !== number ? [rowIn(locale)(mailLabels.receipt, receiptNumber)] : []),
];

const receipts: Readonly<Record<string, readonly [subject: MessageDescriptor, intro: MessageDescriptor]>> = {
  REFUND: [mailTexts.refundSubject, mailTexts.refundIntro],
  CREDIT_NOTE: [mailTexts.creditNoteSubject, mailTexts.creditNoteIntro],
};

export const invoiceContents: Readonly<
  Record<'invoiceIssued' | 'receipt', (locale: string, params: Params) => Content>
> = {
  invoiceIssued: (locale, params) => {
    const row = rowIn(locale);
    const amount = money(locale, params);
    return {
      subject: params.number
        ? say(locale, mailTexts.invoiceNumberedSubject, { number: params.number, amount })
        : say(locale, mailTexts.invoiceSubject, { amount }),
      intro: say(locale, mailTexts.invoiceIntro),
      rows: [
        ...numbers(locale, params),
        row(mailLabels.amount, amount),
        row(mailLabels.dueDate, date(locale, params.dueDate)),
      ],
      open: say(locale, mailTexts.openInvoice),
    };
  },
  receipt: (locale, params) => {
    const row = rowIn(locale);
    const amount = money(locale, params);
    const [text, intro] = receipts[params.type ?? ''] ?? [mailTexts.paymentSubject, mailTexts.paymentIntro];
    const subject = say(locale, text, { amount });
    return {
      subject: params.number
        ? say(locale, mailTexts.receiptNumberedSubject, { subject, number: params.number })
        : subject,
      intro: say(locale, intro),
      rows: [
        ...numbers(locale, params),
        row(mailLabels.amount, amount),
        row(mailLabels.date, date(locale, params.date)),
        ...(params.method ? [row(mailLabels.method, named(locale, params.method))] : []),
      ],
      open: say(locale, mailTexts.openReceipt),
    };
  },
};
