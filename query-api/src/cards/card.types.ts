import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { CardBrand } from '@paideia/events/cards/card.events.ts';
import type { CardView } from '@paideia/projection-service/cards/card.view.ts';
import { CommandArgs } from '../kernel/graphql/command-args.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';

graphqlEnum('CardBrand', CardBrand, 'The companies that gateways tell apart');
export const CardGatewayKind = graphqlEnum(
  'CardGatewayKind',
  z.enum(['stripe', 'trial']),
  'Who takes the number of a card: Stripe, or the gateway of the house where no money moves',
);

@ObjectType({ description: 'A saved card; its number is not known here' })
export class Card implements Omit<CardView, 'userId'> {
  @Field(() => ID) _id!: string;
  @Field(() => ID) id!: string;
  @Field(() => CardBrand.enum) brand!: CardView['brand'];
  @Field(() => String, { nullable: true, description: 'Null after an erasure' }) endingDigits!: string | null;
  @Field(() => String, { nullable: true, description: 'MM/YY' }) expiry!: string | null;
  @Field(() => Boolean) isExpired!: boolean;
  @Field(() => String) addedAt!: string;
}

@ObjectType({ description: 'A card is being added: the page speaks with the gateway about it' })
export class CardSetup {
  @Field(() => CardGatewayKind.enum) gateway!: 'stripe' | 'trial';
  @Field(() => String, { description: 'What the card is added under' }) reference!: string;
  @Field(() => String, { nullable: true, description: 'With which the page speaks with Stripe about this card alone' })
  clientSecret!: string | null;
  @Field(() => String, { nullable: true, description: 'Stripe’s public key' }) publicKey!: string | null;
}

const told = 'What the page was told; what the gateway says counts';
@ArgsType()
export class AddCardArgs extends CommandArgs {
  @Field(() => ID, { description: 'Made by the form, so that sending it again meets the same card' }) cardId!: string;
  @Field(() => String, { nullable: true, description: told }) endingDigits?: string | null;
  @Field(() => String, { nullable: true, description: told }) brand?: string | null;
  @Field(() => String, { nullable: true, description: told }) expiry?: string | null;
  @Field(() => String) setupReference!: string;
}
@ArgsType()
export class RemoveCardArgs extends CommandArgs {
  @Field(() => ID) cardId!: string;
}
