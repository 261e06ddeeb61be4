import { Field, Float, ID, Int, ObjectType } from 'type-graphql';

@ObjectType()
class StatusTotals {
  @Field(() => String) status!: string;
  @Field(() => Int) count!: number;
  @Field(() => Float) balance!: number;
}

@ObjectType({ description: 'Sums of the invoices that a filter finds, deleted ones only where they are asked for' })
export class CurrencyTotals {
  @Field(() => String) currency!: string;
  @Field(() => Int) count!: number;
  @Field(() => Float) total!: number;
  @Field(() => Float) credited!: number;
  @Field(() => Float) paid!: number;
  @Field(() => Float) refunded!: number;
  @Field(() => Float) balance!: number;
  @Field(() => [StatusTotals], { description: 'Every status that there is, deleted among them' })
  statuses!: readonly StatusTotals[];
}

@ObjectType()
export class InvoiceTotals {
  @Field(() => [CurrencyTotals]) currencies!: readonly CurrencyTotals[];
  @Field(() => Boolean, { description: 'There are more invoices than were counted' }) more!: boolean;
}

@ObjectType()
class BilledStudent {
  @Field(() => ID) userId!: string;
  @Field(() => String, { nullable: true }) name!: string | null;
  @Field(() => String, { nullable: true, description: 'Where another student of the group has the same name' })
  email!: string | null;
}

@ObjectType({ description: 'Whom a group’s invoices go to: its active students, by name' })
export class GroupStudents {
  @Field(() => ID) groupId!: string;
  @Field(() => String) groupName!: string;
  @Field(() => ID) regionId!: string;
  @Field(() => String, { nullable: true, description: 'Of the region' }) currency!: string | null;
  @Field(() => [BilledStudent]) students!: readonly BilledStudent[];
}

@ObjectType()
class BillableGroup {
  @Field(() => ID) _id!: string;
  @Field(() => String) name!: string;
}
@ObjectType({ description: 'A region in which the actor may bill this student' })
class BillableRegion {
  @Field(() => ID) _id!: string;
  @Field(() => String) name!: string;
}
@ObjectType({ description: 'Somebody to whom the actor may issue an invoice' })
export class BillableStudent {
  @Field(() => ID) id!: string;
  @Field(() => String) fullName!: string;
  @Field(() => String, { nullable: true }) email!: string | null;
  @Field(() => [BillableRegion]) regions!: readonly BillableRegion[];
  @Field(() => [BillableGroup]) groups!: readonly BillableGroup[];
}
