import { Arg, Args, Ctx, Float, ID, Mutation, Resolver } from 'type-graphql';
import { PaymentMethod } from '@paideia/events/invoices/invoice.events.ts';
import { invoices } from '@paideia/projection-service/invoices/invoice.view.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { changeOf } from '../kernel/graphql/change.ts';
import { CommandArgs, RevisionArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { shownInvoice, visibleInvoice } from './invoice.queries.ts';
import { Invoice, InvoiceInput } from './invoice.types.ts';

type Given = string | null | undefined;
const InvoiceId = () => Arg('_id', () => ID);
const Amount = () => Arg('amount', () => Float, { description: 'Hundredths of the currency’s unit' });
const Day = () => Arg('date', () => String, { nullable: true, description: 'Today in the region, unless said' });
const Reason = () => Arg('reason', () => String);

const change = changeOf(invoices, async (context, id) => shownInvoice(await visibleInvoice(context, id), context));

@Resolver()
export class InvoiceDecisionsResolver {
  @Mutation(() => Invoice)
  issueInvoice(
    @Arg('input', () => InvoiceInput) input: InvoiceInput,
    @Args(() => CommandArgs) intent: CommandArgs,
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
    return change(context, _id, 'IssueInvoice', data, intent);
  }

  @Mutation(() => Invoice)
  recordPayment(
    @InvoiceId() invoiceId: string,
    @Arg('paymentId', () => ID, { description: 'Made by the form: a payment is booked once' }) paymentId: string,
    @Amount() amount: number,
    @Arg('method', () => PaymentMethod.enum) method: PaymentMethod,
    @Day() date: Given,
    @Arg('reference', () => String, { nullable: true }) reference: Given,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<Invoice> {
    const data = { invoiceId, paymentId, amount, method, date: date || null, reference: reference ?? '' };
    return change(context, invoiceId, 'RecordPayment', data, intent);
  }

  @Mutation(() => Invoice, { description: 'A payment that was recorded by mistake, or never arrived, counts no more' })
  voidPayment(
    @InvoiceId() invoiceId: string,
    @Arg('paymentId', () => ID, { description: 'The entry id of the payment' }) paymentId: string,
    @Reason() reason: string,
    @Args(() => RevisionArgs) intent: RevisionArgs,
    @Ctx() context: Context,
  ): Promise<Invoice> {
    return change(context, invoiceId, 'VoidPayment', { invoiceId, paymentId, reason }, intent);
  }

  @Mutation(() => Invoice)
  issueCreditNote(
    @InvoiceId() invoiceId: string,
    @Arg('creditNoteId', () => ID) creditNoteId: string,
    @Amount() amount: number,
    @Reason() reason: string,
    @Day() date: Given,
    @Args(() => RevisionArgs) intent: RevisionArgs,
    @Ctx() context: Context,
  ): Promise<Invoice> {
    const data = { invoiceId, creditNoteId, amount, reason, date: date || null };
    return change(context, invoiceId, 'IssueCreditNote', data, intent);
  }

  @Mutation(() => Invoice)
  issueRefund(
    @InvoiceId() invoiceId: string,
    @Arg('refundId', () => ID) refundId: string,
    @Arg('paymentId', () => ID, { description: 'The entry id of the payment' }) paymentId: string,
    @Amount() amount: number,
    @Reason() reason: string,
    @Day() date: Given,
    @Arg('isToCard', () => Boolean, {
      nullable: true,
      description: 'The gateway sends it back to the card that paid; otherwise it is given back by other means',
    })
    isToCard: boolean | null | undefined,
    @Args(() => RevisionArgs) intent: RevisionArgs,
    @Ctx() context: Context,
  ): Promise<Invoice> {
    if (isToCard && context.cardGateway === 'none') throw new Refusal('card.notAvailable');
    const data = { invoiceId, refundId, paymentId, amount, reason, date: date || null, isToCard: isToCard ?? false };
    return change(context, invoiceId, 'IssueRefund', data, intent);
  }

  @Mutation(() => Invoice)
  deleteInvoice(
    @InvoiceId() invoiceId: string,
    @Reason() reason: string,
    @Args(() => RevisionArgs) intent: RevisionArgs,
    @Ctx() context: Context,
  ): Promise<Invoice> {
    return change(context, invoiceId, 'DeleteInvoice', { invoiceId, reason }, intent);
  }
}
