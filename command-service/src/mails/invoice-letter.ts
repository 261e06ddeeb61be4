import { cardFailureMessages } from '@paideia/events/card-payments/card-failure.messages.ts';
import { isUnanswered } from '@paideia/events/card-payments/card-payment.rules.ts';
import { mailLabels, mailTexts } from '@paideia/events/mails/mail.messages.ts';
import type { MessageDescriptor } from '@paideia/events/kernel/messages.ts';
import { named, rowIn, type Content, type Params } from './content.ts';
import { sayDate, sayMoney } from './texts.ts';
import { say, type Wording } from '../translations/wording.rules.ts';

const money = (wording: Wording, { amount = '', currency = '' }: Params): string =>
  sayMoney(wording, Number(amount), currency);
const date = (wording: Wording, day = ''): string | undefined => (day === '' ? undefined : sayDate(wording, day));

/** They stand there as they are printed; letters of before this was said have none. */
const numbers = (wording: Wording, { number, receiptNumber }: Params): Content['rows'] => [
  ...(number ? [rowIn(wording)(mailLabels.invoice, number)] : []),
  ...(receiptNumber && receiptNumber !== number ? [rowIn(wording)(mailLabels.receipt, receiptNumber)] : []),
];

const receipts: Readonly<Record<string, readonly [subject: MessageDescriptor, intro: MessageDescriptor]>> = {
  REFUND: [mailTexts.refundSubject, mailTexts.refundIntro],
  CREDIT_NOTE: [mailTexts.creditNoteSubject, mailTexts.creditNoteIntro],
  VOID: [mailTexts.voidSubject, mailTexts.voidIntro],
};

const failures = new Map<string, MessageDescriptor>(Object.entries(cardFailureMessages));

type Texts = { readonly subject: MessageDescriptor; readonly intro: MessageDescriptor };
/** What is to be paid, and until when. */
function contentOf(wording: Wording, params: Params, { subject, intro }: Texts): Content {
  const row = rowIn(wording);
  const amount = money(wording, params);
  return {
    subject: say(wording, subject, { ...(params.number !== undefined && { number: params.number }), amount }),
    intro: say(wording, intro),
    rows: [
      ...numbers(wording, params),
      row(mailLabels.amount, amount),
      row(mailLabels.dueDate, date(wording, params.dueDate)),
    ],
    open: say(wording, mailTexts.openInvoice),
  };
}

/** A payment of a plan: how much, when, and how many are still to come. Those who bill are told whose it is. */
function planContentOf(wording: Wording, params: Params, { subject, intro }: Texts): Content {
  const row = rowIn(wording);
  const amount = money(wording, params);
  const { student, dueDate, nextTry, remainingPayments } = params;
  return {
    subject: say(wording, subject, { amount, student: student ?? '' }),
    intro: say(wording, intro),
    rows: [
      ...numbers(wording, params),
      row(mailLabels.amount, amount),
      ...(dueDate ? [row(mailLabels.dueDate, date(wording, dueDate))] : []),
      ...(nextTry ? [row(mailLabels.nextTry, date(wording, nextTry))] : []),
      row(mailLabels.remainingPayments, remainingPayments),
    ],
    open: say(wording, mailTexts.openPlan),
  };
}

/** A payment by card that was made by hand. Of one that nobody answered it is not known whether it was charged. */
function cardContentOf(wording: Wording, params: Params): Content {
  const { failureCode = '' } = params;
  const amount = money(wording, params);
  const [subject, intro] = isUnanswered(failureCode)
    ? [mailTexts.paymentUnsureSubject, mailTexts.paymentUnsureIntro]
    : [mailTexts.paymentFailedSubject, failures.get(failureCode) ?? cardFailureMessages.refused];
  return {
    subject: say(wording, subject, { amount }),
    intro: say(wording, intro),
    rows: [...numbers(wording, params), rowIn(wording)(mailLabels.amount, amount)],
    open: say(wording, mailTexts.openInvoice),
  };
}

export const invoiceContents: Readonly<
  Record<
    'invoiceIssued' | 'invoiceOverdue' | 'receipt' | 'paymentReminder' | 'paymentFailed' | 'planDisabled',
    (wording: Wording, params: Params) => Content
  >
> = {
  invoiceIssued: (wording, params) =>
    contentOf(wording, params, {
      subject: params.number ? mailTexts.invoiceNumberedSubject : mailTexts.invoiceSubject,
      intro: mailTexts.invoiceIntro,
    }),
  invoiceOverdue: (wording, params) =>
    contentOf(wording, params, { subject: mailTexts.overdueSubject, intro: mailTexts.overdueIntro }),
  paymentReminder: (wording, params) =>
    planContentOf(wording, params, {
      subject: mailTexts.paymentReminderSubject,
      intro: mailTexts.paymentReminderIntro,
    }),
  paymentFailed: (wording, params) =>
    params.failureCode === undefined
      ? planContentOf(wording, params, { subject: mailTexts.paymentFailedSubject, intro: mailTexts.paymentFailedIntro })
      : cardContentOf(wording, params),
  planDisabled: (wording, params) =>
    planContentOf(
      wording,
      params,
      params.student === undefined
        ? { subject: mailTexts.planDisabledSubject, intro: mailTexts.planDisabledIntro }
        : { subject: mailTexts.planDisabledOfSubject, intro: mailTexts.planDisabledOfIntro },
    ),
  receipt: (wording, params) => {
    const row = rowIn(wording);
    const amount = money(wording, params);
    const [text, intro] = receipts[params.type ?? ''] ?? [mailTexts.paymentSubject, mailTexts.paymentIntro];
    const subject = say(wording, text, { amount });
    return {
      subject: params.number
        ? say(wording, mailTexts.receiptNumberedSubject, { subject, number: params.number })
        : subject,
      intro: say(wording, intro),
      rows: [
        ...numbers(wording, params),
        row(mailLabels.amount, amount),
        row(mailLabels.date, date(wording, params.date)),
        ...(params.method ? [row(mailLabels.method, named(wording, params.method))] : []),
      ],
      open: say(wording, mailTexts.openReceipt),
    };
  },
};
