import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { ForexRateView } from '@paideia/projection-service/forex-rates/forex-rate.view.ts';
import type { CommandFields } from '../kernel/graphql/command-fields.ts';

@ObjectType({ description: 'Units of a currency for one US dollar, in a month' })
export class ForexRate implements ForexRateView {
  @Field(() => ID) _id!: string;
  @Field(() => String) currency!: string;
  @Field(() => String, { description: '`yyyy-MM`' }) combinedDate!: string;
  @Field(() => Int) year!: number;
  @Field(() => Int) month!: number;
  @Field(() => Float) rate!: number;
}

@InputType()
export class ForexRateInput implements CommandFields<ForexRateInput, 'RecordForexRate'> {
  @Field(() => String) currency!: string;
  @Field(() => Int) year!: number;
  @Field(() => Int) month!: number;
  @Field(() => Float) rate!: number;
}
