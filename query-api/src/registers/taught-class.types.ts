import { Field, ID, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { dueStates, type DueRegister as DueRegisterRule } from '@paideia/events/registers/register-due.rules.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';
import { AttendancePeriod } from './attendance.types.ts';

const DueState = graphqlEnum('DueState', z.enum(dueStates));

@ObjectType({ description: 'A register that somebody should open; times are those of the campus' })
class DueRegister implements DueRegisterRule {
  @Field(() => String) date!: string;
  @Field(() => String) periodKey!: string;
  @Field(() => String) start!: string;
  @Field(() => String) end!: string;
  @Field(() => DueState.enum) state!: DueRegisterRule['state'];
  term!: string;
}

@ObjectType({ description: 'A class whose registers the actor runs' })
export class TaughtClass {
  @Field(() => ID) groupId!: string;
  @Field(() => String) groupName!: string;
  @Field(() => [AttendancePeriod], { description: 'Of the week' }) periods!: readonly AttendancePeriod[];
  @Field(() => [DueRegister], { description: 'What runs, what was missed today, what is next' })
  due!: readonly DueRegister[];
}
