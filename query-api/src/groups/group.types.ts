import { enrolmentStatuses } from '@paideia/events/enrolments/enrolment.rules.ts';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { GroupView, GroupMemberView } from '@paideia/projection-service/groups/group.view.ts';
import { z } from 'zod';
import type { Term } from '@paideia/events/attendance-schemas/attendance-schema.events.ts';
import type { PlannedCourse } from '@paideia/events/groups/group.events.ts';
import type { CommandInput } from '@paideia/events/catalogue.ts';
import type { CommandFields, FieldsOf } from '../kernel/graphql/command-fields.ts';
import { TeacherChoice } from '../teachers/teacher.types.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';
import { LockedTerm } from './term-lock.types.ts';

export const MemberStatus = graphqlEnum('MemberStatus', z.enum(enrolmentStatuses));
export type MemberStatus = z.infer<typeof MemberStatus>;

@ObjectType({ description: 'A group of students, as staff see it' })
export class Group implements Omit<GroupView, 'nameKey' | 'instructorIds' | 'facilitatorIds' | 'locks'> {
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
  @Field(() => [TeacherChoice]) instructors!: readonly TeacherChoice[];
  @Field(() => [TeacherChoice]) facilitators!: readonly TeacherChoice[];
  @Field(() => Boolean) archived!: boolean;
  @Field(() => Int, { description: 'Active enrolments' }) studentCount!: number;
  @Field(() => [LockedTerm], { description: 'In these nothing changes that its transcripts are made of' })
  lockedTerms!: readonly LockedTerm[];
  @Field(() => String) createdAt!: string;
  @Field(() => String) updatedAt!: string;
}

@ObjectType({ description: 'One enrolment of a group' })
export class GroupMember implements Omit<GroupMemberView, 'groupId' | 'regionId' | 'nameKey' | 'spans'> {
  @Field(() => ID) id!: string;
  @Field(() => ID) _id!: string;
  @Field(() => ID) userId!: string;
  @Field(() => String, { nullable: true }) name!: string | null;
  @Field(() => MemberStatus.enum) status!: MemberStatus;
  @Field(() => String) startedOn!: string;
  @Field(() => String, { nullable: true }) endedOn!: string | null;
  @Field(() => Int, { nullable: true }) gradYear!: number | null;
}

@ObjectType({ description: 'A course in the plan of a group' })
export class GroupCourse implements PlannedCourse {
  @Field(() => ID) courseId!: string;
  @Field(() => String) code!: string;
  @Field(() => String) title!: string;
  @Field(() => Int) order!: number;
  @Field(() => String) fromDate!: string;
  @Field(() => String) toDate!: string;
  @Field(() => String) termName!: string;
  @Field(() => [ID]) teacherIds!: string[];
  @Field(() => [TeacherChoice]) teachers!: readonly TeacherChoice[];
}
@ObjectType({ description: 'A term of an attendance schema' })
export class SchemaTerm implements Term {
  @Field(() => String) name!: string;
  @Field(() => String) from!: string;
  @Field(() => String) to!: string;
}
@ObjectType({ description: 'An attendance schema that a group may be given' })
export class AttendanceSchemaChoice {
  @Field(() => ID) _id!: string;
  @Field(() => String) name!: string;
  @Field(() => [SchemaTerm]) terms!: readonly SchemaTerm[];
}

@ObjectType({ description: 'A group that something may be for' })
export class GroupChoice implements Pick<Group, '_id' | 'name' | 'regionId' | 'regionName' | 'archived'> {
  @Field(() => ID) _id!: string;
  @Field(() => String) name!: string;
  @Field(() => ID) regionId!: string;
  @Field(() => String, { nullable: true }) regionName!: string | null;
  @Field(() => Boolean) archived!: boolean;
  @Field(() => Boolean, { description: 'It has a timetable, and is not archived' }) hasClasses!: boolean;
}

@InputType()
export class GroupFilter {
  @Field(() => String, { nullable: true }) q?: string | null;
  @Field(() => ID, { nullable: true }) regionId?: string | null;
  @Field(() => Boolean, { nullable: true }) archived?: boolean | null;
}

@InputType({ description: 'All that may change about a group' })
export class GroupInput implements CommandFields<GroupInput, 'UpdateGroup', 'groupId', '_id'> {
  @Field(() => ID) _id!: string;
  @Field(() => String) name!: string;
  @Field(() => Int) programYear!: number;
  @Field(() => String, { nullable: true, description: 'yyyy-MM-dd' }) startDate!: string | null | undefined;
  @Field(() => String, { nullable: true, description: 'yyyy-MM-dd' }) endDate!: string | null | undefined;
  @Field(() => String) locale!: string;
  @Field(() => Boolean) offlineApp!: boolean;
  @Field(() => Boolean) selfSignUp!: boolean;
  @Field(() => Boolean, { description: 'Only where people may sign up by themselves' })
  freeOfCharge!: boolean;
  @Field(() => ID, { nullable: true, description: 'Without one a group keeps the one that it has' })
  attendanceSchemaId!: string | null | undefined;
}
@InputType()
export class NewGroupInput extends GroupInput implements CommandFields<NewGroupInput, 'CreateGroup', 'groupId', '_id'> {
  @Field(() => ID) regionId!: string;
}
@InputType()
export class GroupCourseInput implements FieldsOf<GroupCourseInput, CommandInput<'SetGroupCourses'>['items'][number]> {
  @Field(() => ID) courseId!: string;
  @Field(() => Int) order!: number;
  @Field(() => String, { description: 'yyyy-MM-dd' }) fromDate!: string;
  @Field(() => String, { description: 'yyyy-MM-dd' }) toDate!: string;
  @Field(() => String, { description: "A term of the group's attendance schema" }) termName!: string;
  @Field(() => [ID]) teacherIds!: string[];
}
