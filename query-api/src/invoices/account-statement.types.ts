import { Field, Float, ID, ObjectType } from 'type-graphql';
import { Campus } from '../regions/campus.types.ts';
import { Transaction } from './transaction.types.ts';

@ObjectType({
  description: 'One currency of an account: what was owed before, what was booked, and what was owed then',
})
export class CurrencyStatement {
  @Field(() => String) currency!: string;
  @Field(() => Float, { description: 'Hundredths, before the first day; below zero too much was paid' })
  opening!: number;
  @Field(() => Float, { description: 'The opening and what each entry did to the balance' }) closing!: number;
  @Field(() => [Transaction], { description: 'By their dates' }) entries!: readonly Transaction[];
}

@ObjectType({
  description:
    'What was booked for a student from one day to another, by the dates of the bookings, as it is known now: what was voided or deleted since is left out',
})
export class AccountStatement {
  @Field(() => ID) userId!: string;
  @Field(() => String, { nullable: true, description: 'Null after an erasure' }) studentName!: string | null;
  @Field(() => Campus, { nullable: true, description: 'Of the latest entry' }) campus!: Campus | null;
  @Field(() => [CurrencyStatement]) currencies!: readonly CurrencyStatement[];
}
