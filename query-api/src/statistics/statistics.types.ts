import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { MoneyDueView, WeekStatisticsView } from '@paideia/projection-service/statistics/statistics.view.ts';

@ObjectType({ description: 'A week of a group or of a region' })
export class WeekStatistics implements Omit<WeekStatisticsView, '_id' | 'placeId' | 'joined'> {
  @Field(() => String, { description: 'Its Monday' }) week!: string;
  @Field(() => Int, { description: 'How many are enrolled at its end; this week, how many are now' }) enrolled!: number;
  @Field(() => Int) present!: number;
  @Field(() => Int) late!: number;
  @Field(() => Int) absent!: number;
  @Field(() => Int) excused!: number;
}

@ObjectType()
class MonthMoneyDue implements Pick<MoneyDueView, 'month' | 'due' | 'count'> {
  @Field(() => String, { description: 'yyyy-MM' }) month!: string;
  @Field(() => Float, { description: 'In hundredths' }) due!: number;
  @Field(() => Int, { description: 'Of how many invoices' }) count!: number;
}

@ObjectType({
  description: 'What is still to be paid of the invoices in a currency, by the month in which they are due',
})
export class CurrencyMoneyDue {
  @Field(() => String) currency!: string;
  @Field(() => [MonthMoneyDue]) months!: readonly MonthMoneyDue[];
}
