import { ArgsType, Field, Float, ID, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { CardFailure } from '@paideia/events/card-payments/card-payment.events.ts';
import type { CardPaymentView } from '@paideia/projection-service/card-payments/card-payment.view.ts';
import { CardGatewayKind } from '../cards/card.types.ts';
import { CommandArgs } from '../kernel/graphql/command-args.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';

graphqlEnum('CardFailure', CardFailure, 'Why a card payment failed');
const CardPaymentStatus = graphqlEnum('CardPaymentStatus', z.enum(['requested', 'succeeded', 'failed']));

@ObjectType({ description: 'One charge to a card; money is in hundredths of the currency’s unit' })
export class CardPayment implements Omit<
  CardPaymentView,
  'userId' | 'regionId' | 'plan' | 'reference' | 'tries' | 'why'
> {
  @Field(() => ID) _id!: string;
  @Field(() => ID) id!: string;
  @Field(() => ID) invoiceId!: string;
  @Field(() => Float) amount!: number;
  @Field(() => String) currency!: string;
  @Field(() => ID) cardId!: string;
  @Field(() => String, { nullable: true, description: 'Null after an erasure' }) endingDigits!: string | null;
  @Field(() => CardPaymentStatus.enum) status!: CardPaymentView['status'];
  @Field(() => CardFailure.enum, { nullable: true }) failureCode!: CardPaymentView['failureCode'];
  @Field(() => String) requestedAt!: string;
  @Field(() => String, { nullable: true }) endedAt!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The gateway does not answer at present and is asked again then',
  })
  retryAt!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The bank wants the holder of the card to authenticate, and waits for them until then',
  })
  authenticateBy!: string | null;
  @Field(() => Boolean, { description: 'It failed, and nobody has said that nothing was charged' })
  isUnsure!: boolean;
}

@ObjectType({ description: 'The page lets the bank ask the holder of the card about a payment' })
export class CardAuthentication {
  @Field(() => CardGatewayKind.enum) gateway!: 'stripe' | 'trial';
  @Field(() => Boolean, { description: 'False: the bank waits no more, and cardPayment tells what became of it' })
  isWaiting!: boolean;
  @Field(() => String, {
    nullable: true,
    description: 'With which the page speaks with Stripe about this payment alone',
  })
  clientSecret!: string | null;
  @Field(() => String, { nullable: true, description: 'Stripe’s public key' }) publicKey!: string | null;
}

@ArgsType()
export class PayInvoiceArgs extends CommandArgs {
  @Field(() => ID) invoiceId!: string;
  @Field(() => ID, { description: 'Made by the form: however often it is sent, it is paid once' })
  cardPaymentId!: string;
  @Field(() => ID) cardId!: string;
  @Field(() => Float, { description: 'Hundredths, at most the balance' }) amount!: number;
}
