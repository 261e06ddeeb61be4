import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Whether, and with which public key of the gateway, students of a region pay by card' })
export class CardConfig {
  @Field(() => ID) regionId!: string;
  @Field(() => String) regionName!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Of this environment; null where the region does not want cards',
  })
  publicKey!: string | null;
  @Field(() => Boolean) available!: boolean;
}
