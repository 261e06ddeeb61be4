import { enrolmentStatuses } from '@paideia/events/enrolments/enrolment.rules.ts';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { GroupView, GroupMemberView } from '@paideia/projection-service/groups/group.view.ts';
import { z } from 'zod';
import { graphqlEnum } from '../kernel/graphql/enum.ts';

export const MemberStatus = graphqlEnum('MemberStatus', z.enum(enrolmentStatuses));
export type MemberStatus = z.infer<typeof MemberStatus>;

@ObjectType({ description: 'A group of students, as staff see it' })
export class Group implements Omit<GroupView, 'nameKey'> {
  @Field(() => ID) id!: string;
  @Field(() => ID) _id!: string;
  @Field(() => Int) _revision!: number;
  @Field(() => String) name!: string;
  @Field(() => ID) regionId!: string;
  @Field(() => String, { nullable: true }) regionName!: string | null;
  @Field(() => Int) programYear!: number;
  @Field(() => String, { nullable: true }) startDate!: string | null;
  @Field(() => String, { nullable: true }) endDate!: string | null;
  @Field(() => String) locale!: string;
  @Field(() => Boolean) offlineApp!: boolean;
  @Field(() => Boolean) selfSignUp!: boolean;
  @Field(() => Boolean) freeOfCharge!: boolean;
  @Field(() => ID, { nullable: true }) attendanceSchemaId!: string | null;
  @Field(() => String, { nullable: true }) attendanceSchemaName!: string | null;
  @Field(() => Boolean) archived!: boolean;
  @Field(() => Int, { description: 'Active enrolments' }) studentCount!: number;
  @Field(() => String) createdAt!: string;
  @Field(() => String) updatedAt!: string;
}

@ObjectType({ description: 'One enrolment of a group' })
export class GroupMember implements Omit<GroupMemberView, 'groupId' | 'regionId' | 'nameKey'> {
  @Field(() => ID) id!: string;
  @Field(() => ID) _id!: string;
  @Field(() => ID) userId!: string;
  @Field(() => String, { nullable: true }) name!: string | null;
  @Field(() => MemberStatus.enum) status!: MemberStatus;
  @Field(() => String) startedOn!: string;
  @Field(() => String, { nullable: true }) endedOn!: string | null;
  @Field(() => Int, { nullable: true }) gradYear!: number | null;
}

@InputType()
export class GroupFilter {
  @Field(() => String, { nullable: true }) q?: string | null;
  @Field(() => ID, { nullable: true }) regionId?: string | null;
  @Field(() => Boolean, { nullable: true }) archived?: boolean | null;
}
