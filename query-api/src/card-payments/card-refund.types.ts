import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { CardRefundFailure } from '@paideia/events/card-payments/card-refund.events.ts';
import { cardRefundStatuses } from '@paideia/events/card-payments/card-refund.rules.ts';
import type { CardRefundView } from '@paideia/projection-service/invoices/transaction.view.ts';
import { CommandArgs } from '../kernel/graphql/command-args.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';

graphqlEnum('CardRefundFailure', CardRefundFailure, 'Why money did not go back to a card');
const CardRefundStatus = graphqlEnum('CardRefundStatus', z.enum(cardRefundStatuses));

@ObjectType({ description: 'What became of a refund at the gateway; the ledger has it whatever that is' })
export class CardRefund implements CardRefundView {
  @Field(() => CardRefundStatus.enum, {
    description: 'otherwise: it failed, and was given back by other means',
  })
  status!: CardRefundView['status'];
  @Field(() => CardRefundFailure.enum, { nullable: true }) failureCode!: CardRefundView['failureCode'];
  @Field(() => String, { nullable: true, description: 'Null after an erasure' }) endingDigits!: string | null;
  @Field(() => Int, { description: 'What was seen; whoever asks for another one sends it back' }) attempt!: number;
  @Field(() => String, {
    nullable: true,
    description: 'The gateway does not answer at present, or has not sent it yet, and is asked again then',
  })
  retryAt!: string | null;
  @Field(() => Boolean, { description: 'It failed, and nobody has said that nothing went back' }) isUnsure!: boolean;
}

@ObjectType({
  description: 'The card of a payment that came through the gateway, to which the gateway can send it back',
})
export class RefundCard {
  @Field(() => String, { nullable: true, description: 'Null after an erasure' }) endingDigits!: string | null;
}

@ArgsType()
export class CardRefundArgs extends CommandArgs {
  @Field(() => ID, { description: 'The refund among the transactions' }) _id!: string;
  @Field(() => Int, { description: 'The attempt that was seen to have failed' }) attempt!: number;
}
