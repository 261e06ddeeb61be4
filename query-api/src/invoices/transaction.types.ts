import { Field, Float, ID, InputType, ObjectType } from 'type-graphql';
import type { TransactionView } from '@paideia/projection-service/invoices/transaction.view.ts';
import { CardRefund } from '../card-payments/card-refund.types.ts';
import { PaymentMethod, TransactionType } from '@paideia/events/invoices/invoice.events.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';

graphqlEnum('TransactionType', TransactionType);
graphqlEnum('PaymentMethod', PaymentMethod);

@ObjectType({ description: 'One entry of a student’s ledger; money in hundredths of the currency’s unit' })
export class Transaction implements Omit<TransactionView, 'dateKey' | 'sequence' | 'why'> {
  @Field(() => ID) _id!: string;
  @Field(() => ID) id!: string;
  @Field(() => ID) invoiceId!: string;
  @Field(() => ID, { description: 'Within its invoice: what a refund names as its payment' }) entryId!: string;
  @Field(() => ID) userId!: string;
  @Field(() => ID) regionId!: string;
  @Field(() => TransactionType.enum) type!: TransactionType;
  @Field(() => Float, { description: 'Charged or given back: above zero; paid or credited: below' }) amount!: number;
  @Field(() => Float, {
    description:
      'What it does to the balance, nothing once it is voided or deleted: of a refund what was paid too much, and what is owed no more if it gives back all',
  })
  balanceChange!: number;
  @Field(() => Float, {
    description: 'The student’s in this currency, once it was booked, less what was voided or deleted since',
  })
  balance!: number;
  @Field(() => String) currency!: string;
  @Field(() => String) date!: string;
  @Field(() => PaymentMethod.enum, { nullable: true, description: 'Of a payment' }) method!: PaymentMethod | null;
  @Field(() => String, { nullable: true }) reference!: string | null;
  @Field(() => String, { nullable: true }) reason!: string | null;
  @Field(() => String, { nullable: true, description: 'As printed; null for the moment until it is given out' })
  receiptNumber!: string | null;
  @Field(() => ID, { nullable: true, description: 'Of a refund: the entry id of its payment' }) refundOf!:
    | string
    | null;
  @Field(() => Float, { description: 'Of a payment: how much was given back' }) refunded!: number;
  @Field(() => Float, { description: 'Of a payment: how much can still be given back' }) refundable!: number;
  @Field(() => Boolean, { description: 'Of a payment: it counts no more' }) isVoided!: boolean;
  @Field(() => String, { nullable: true, description: 'Why; null after an erasure' }) voidedReason!: string | null;
  @Field(() => Float) overpaymentPart!: number;
  @Field(() => Float) chargePart!: number;
  @Field(() => CardRefund, { nullable: true, description: 'Of a refund that goes back to the card' })
  cardRefund!: CardRefund | null;
  @Field(() => String) recordedAt!: string;
}

@ObjectType()
export class CurrencyBalance {
  @Field(() => String) currency!: string;
  @Field(() => Float, { description: 'What is left to pay; below zero too much was paid' }) balance!: number;
  @Field(() => Boolean, { description: 'Whether an invoice is to be paid, also where another one was paid too much' })
  isPayable!: boolean;
}

@InputType()
export class TransactionFilter {
  @Field(() => TransactionType.enum, { nullable: true }) type?: TransactionType | null;
  @Field(() => PaymentMethod.enum, { nullable: true }) method?: PaymentMethod | null;
  @Field(() => ID, { nullable: true }) regionId?: string | null;
  @Field(() => String, { nullable: true }) currency?: string | null;
  @Field(() => String, { nullable: true, description: 'Dated on or after this day' }) from?: string | null;
  @Field(() => String, { nullable: true, description: 'Dated on or before this day' }) to?: string | null;
}
