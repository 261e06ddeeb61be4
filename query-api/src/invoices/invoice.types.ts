import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { CommandInput } from '@paideia/events/catalogue.ts';
import type { CommandFields, FieldsOf } from '../kernel/graphql/command-fields.ts';
import type { InvoiceLineView, InvoiceView } from '@paideia/projection-service/invoices/invoice.view.ts';
import type { InvoiceState, InvoiceStatus } from '@paideia/events/invoices/invoice.rules.ts';

const hundredths = 'Hundredths of the currency’s unit';

@ObjectType()
class InvoiceLine implements InvoiceLineView {
  @Field(() => String) particulars!: string;
  @Field(() => Float) qty!: number;
  @Field(() => Float, { description: hundredths }) price!: number;
  @Field(() => Float, { description: hundredths }) amount!: number;
}

@ObjectType({ description: 'Money is in hundredths of the currency’s unit; dates are local to the region' })
export class Invoice implements Omit<
  InvoiceView,
  'studentNameKey' | 'dateKey' | 'refundedOver' | 'refundedCharge' | 'dueUntil' | 'overdueFrom' | 'why'
> {
  @Field(() => ID) _id!: string;
  @Field(() => ID) id!: string;
  @Field(() => Int, { description: 'What was seen; a decision sends it back' }) _revision!: number;
  @Field(() => String, { nullable: true, description: 'As printed; null for the moment until it is given out' })
  number!: string | null;
  @Field(() => ID) userId!: string;
  @Field(() => String, { nullable: true, description: 'Null after an erasure' }) studentName!: string | null;
  @Field(() => ID) regionId!: string;
  @Field(() => String) currency!: string;
  @Field(() => [InvoiceLine]) lines!: readonly InvoiceLine[];
  @Field(() => Float, { description: 'Percent of the subtotal' }) taxRate!: number;
  @Field(() => Float) subtotal!: number;
  @Field(() => Float) tax!: number;
  @Field(() => Float) total!: number;
  @Field(() => Float) credited!: number;
  @Field(() => Float) paid!: number;
  @Field(() => Float) refunded!: number;
  @Field(() => Float, { description: 'The total less what was credited' }) amount!: number;
  @Field(() => Float, { description: 'What is left to pay by its sums; below zero too much was paid' })
  balance!: number;
  @Field(() => String, { description: 'unpaid, part-paid, paid, over-paid, partial-refund, refunded or deleted' })
  status!: InvoiceStatus;
  @Field(() => String, {
    description: 'The status, or overdue: something is owed and the due day is over in the region',
  })
  state!: InvoiceState;
  @Field(() => String) date!: string;
  @Field(() => String) dueDate!: string;
  @Field(() => String) issuedAt!: string;
  @Field(() => String, { nullable: true }) remarks!: string | null;
  @Field(() => String, { nullable: true }) deletedReason!: string | null;
  @Field(() => [String]) paymentMethods!: readonly string[];
  @Field(() => Boolean, { description: 'Whether the student is asked to pay' }) isPayable!: boolean;
  @Field(() => Boolean, { description: 'Whether no money is left on it' }) isDeletable!: boolean;
  @Field(() => Float, { description: 'How much can still be credited' }) creditable!: number;
}

@InputType()
class InvoiceLineInput implements FieldsOf<InvoiceLineInput, CommandInput<'IssueInvoice'>['lines'][number]> {
  @Field(() => String) particulars!: string;
  @Field(() => Float, { description: 'At most three decimals' }) qty!: number;
  @Field(() => Float, { description: hundredths }) price!: number;
}

@InputType()
export class InvoiceInput implements CommandFields<InvoiceInput, 'IssueInvoice', 'invoiceId', '_id'> {
  @Field(() => ID, { description: 'Made by the form, so that sending it again meets the same invoice' }) _id!: string;
  @Field(() => ID) userId!: string;
  @Field(() => ID) regionId!: string;
  @Field(() => String) currency!: string;
  @Field(() => [InvoiceLineInput]) lines!: readonly InvoiceLineInput[];
  @Field(() => Float, { nullable: true, description: 'Percent, at most two decimals' }) taxRate?: number | null;
  @Field(() => String, { nullable: true, description: 'Today in the region, unless said' }) date?: string | null;
  @Field(() => String) dueDate!: string;
  @Field(() => String, { nullable: true }) remarks?: string | null;
}

@InputType()
export class InvoiceFilter {
  @Field(() => String, { nullable: true, description: 'Words of the student’s name or of the number' }) q?:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'A status, or overdue' }) status?: string | null;
  @Field(() => ID, { nullable: true }) regionId?: string | null;
  @Field(() => ID, { nullable: true }) userId?: string | null;
  @Field(() => String, { nullable: true }) currency?: string | null;
  @Field(() => String, { nullable: true, description: 'Dated on or after this day' }) from?: string | null;
  @Field(() => String, { nullable: true, description: 'Dated on or before this day' }) to?: string | null;
}
