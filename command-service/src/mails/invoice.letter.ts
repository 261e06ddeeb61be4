import { mailLabels, mailTexts } from '@paideia/events/mails/mail.messages.ts';
import type { MessageDescriptor } from '@paideia/events/kernel/messages.ts';
import { named, rowIn, type Content, type Params } from './content.ts';
import { say, sayDate, sayMoney } from './texts.ts';

const money = (locale: string, { amount = '', currency = '' }: Params): string =>
  sayMoney(locale, Number(amount), currency);
const date = (locale: string, day = ''): string | undefined => (day === '' ? undefined : sayDate(locale, day));

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
      subject: say(locale, mailTexts.invoiceSubject, { amount }),
      intro: say(locale, mailTexts.invoiceIntro),
      rows: [row(mailLabels.amount, amount), row(mailLabels.dueDate, date(locale, params.dueDate))],
      open: say(locale, mailTexts.openInvoice),
    };
  },
  receipt: (locale, params) => {
    const row = rowIn(locale);
    const amount = money(locale, params);
    const [subject, intro] = receipts[params.type ?? ''] ?? [mailTexts.paymentSubject, mailTexts.paymentIntro];
    return {
      subject: say(locale, subject, { amount }),
      intro: say(locale, intro),
      rows: [
        row(mailLabels.amount, amount),
        row(mailLabels.date, date(locale, params.date)),
        ...(params.method ? [row(mailLabels.method, named(locale, params.method))] : []),
      ],
      open: say(locale, mailTexts.openReceipt),
    };
  },
};
