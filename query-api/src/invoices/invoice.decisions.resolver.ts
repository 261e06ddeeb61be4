import { Arg, Ctx, Float, ID, Int, Mutation, Resolver } from 'type-graphql';
import { invoices } from '@paideia/projection-service/invoices/invoice.view.ts';
import type { Context, SendOptions } from '../kernel/graphql/context.ts';
import { Refusal } from '../kernel/graphql/refusal.ts';
import { shownInvoice, visibleInvoice } from './invoice.shown.ts';
import { Invoice, InvoiceInput } from './invoice.types.ts';

type Given = string | null | undefined;
const CommandId = () => Arg('commandId', () => String, { nullable: true });
const InvoiceId = () => Arg('_id', () => ID);
const ExpectedRevision = () => Arg('expectedRevision', () => Int);
const Amount = () => Arg('amount', () => Float, { description: 'Hundredths of the currency’s unit' });
const Day = () => Arg('date', () => String, { nullable: true, description: 'Today in the region, unless said' });
const Reason = () => Arg('reason', () => String);

/** The answer is the invoice as it is then. Saved but not shown yet: the same command sent again answers as the first time. */
async function change<D extends { readonly invoiceId: string }>(
  context: Context,
  type: string,
  data: D,
  options: Omit<SendOptions, 'then'>,
) {
  const { isCurrent } = await context.send(type, data, { ...options, then: [invoices] });
  const { invoiceId } = data;
  if (!isCurrent && !(await context.read(invoices).one(invoiceId))) throw new Refusal('unavailable');
  return shownInvoice(await visibleInvoice(context, invoiceId));
}

@Resolver()
export class InvoiceDecisionsResolver {
  @Mutation(() => Invoice)
  issueInvoice(
    @Arg('input', () => InvoiceInput) input: InvoiceInput,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<Invoice> {
    const { _id, userId, regionId, currency, lines, taxRate, date, dueDate, remarks } = input;
    const priced = lines.map(({ particulars, qty, price }) => ({ particulars, qty, price }));
    const data = {
      invoiceId: _id,
      userId,
      regionId,
      currency,
      lines: priced,
      taxRate: taxRate ?? 0,
      date: date || null,
      dueDate,
      remarks: remarks ?? '',
    };
    return change(context, 'IssueInvoice', data, { commandId: commandId ?? undefined });
  }

  @Mutation(() => Invoice)
  recordPayment(
    @InvoiceId() invoiceId: string,
    @Arg('paymentId', () => ID, { description: 'Made by the form: a payment is booked once' }) paymentId: string,
    @Amount() amount: number,
    @Arg('method', () => String, { description: 'cash, bank, card, cheque, plan or other' }) method: string,
    @Day() date: Given,
    @Arg('reference', () => String, { nullable: true }) reference: Given,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<Invoice> {
    const data = { invoiceId, paymentId, amount, method, date: date || null, reference: reference ?? '' };
    return change(context, 'RecordPayment', data, { commandId: commandId ?? undefined });
  }

  @Mutation(() => Invoice)
  issueCreditNote(
    @InvoiceId() invoiceId: string,
    @Arg('creditNoteId', () => ID) creditNoteId: string,
    @Amount() amount: number,
    @Reason() reason: string,
    @Day() date: Given,
    @ExpectedRevision() expectedRevision: number,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<Invoice> {
    const data = { invoiceId, creditNoteId, amount, reason, date: date || null };
    return change(context, 'IssueCreditNote', data, { commandId: commandId ?? undefined, expectedRevision });
  }

  @Mutation(() => Invoice)
  issueRefund(
    @InvoiceId() invoiceId: string,
    @Arg('refundId', () => ID) refundId: string,
    @Arg('paymentId', () => ID, { description: 'The entry id of the payment' }) paymentId: string,
    @Amount() amount: number,
    @Reason() reason: string,
    @Day() date: Given,
    @ExpectedRevision() expectedRevision: number,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<Invoice> {
    const data = { invoiceId, refundId, paymentId, amount, reason, date: date || null };
    return change(context, 'IssueRefund', data, { commandId: commandId ?? undefined, expectedRevision });
  }

  @Mutation(() => Invoice)
  deleteInvoice(
    @InvoiceId() invoiceId: string,
    @Reason() reason: string,
    @ExpectedRevision() expectedRevision: number,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<Invoice> {
    return change(
      context,
      'DeleteInvoice',
      { invoiceId, reason },
      { commandId: commandId ?? undefined, expectedRevision },
    );
  }
}
