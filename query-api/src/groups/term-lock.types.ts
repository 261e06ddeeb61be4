import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { LockedTermView } from '@paideia/projection-service/groups/group.view.ts';

@ObjectType({ description: 'A term of a group, locked or not' })
export class GroupTerm {
  @Field(() => String) name!: string;
  @Field(() => String, { description: 'yyyy-MM-dd' }) from!: string;
  @Field(() => String, { description: 'yyyy-MM-dd' }) to!: string;
  @Field(() => [ID], { description: 'The courses that are planned in it' }) courseIds!: readonly string[];
  @Field(() => String, {
    nullable: true,
    description: 'From then on nothing changes that its transcripts are made of; null while it is not locked',
  })
  lockedAt!: string | null;
  @Field(() => String, { nullable: true, description: 'Who locked it; null after an erasure too' })
  lockedBy!: string | null;
}

@ObjectType({ description: 'A locked term of a group, as it was locked' })
export class LockedTerm implements Pick<LockedTermView, 'from' | 'to' | 'courseIds' | 'lockedAt'> {
  @Field(() => String) name!: string;
  @Field(() => String, { description: 'yyyy-MM-dd' }) from!: string;
  @Field(() => String, { description: 'yyyy-MM-dd' }) to!: string;
  @Field(() => [ID], { description: 'The courses that were planned in it' }) courseIds!: readonly string[];
  @Field(() => String) lockedAt!: string;
}

@ObjectType({ description: 'What is still open in a term, for whoever is about to lock it' })
export class TermOpenings {
  @Field(() => Int, { description: 'Exam attempts that are running: as long as there are any, it cannot be locked' })
  runningAttempts!: number;
  @Field(() => Int, { description: 'Registers that are not closed: as long as there are any, it cannot be locked' })
  openRegisters!: number;
  @Field(() => Int, { description: 'Lessons of the past without a register' }) missingRegisters!: number;
  @Field(() => Int, { description: 'Work that was handed in and waits for its grade' }) ungraded!: number;
  @Field(() => Int, { description: 'Exams, assignments and reopened work that can still be handed in' })
  openDeadlines!: number;
  @Field(() => Int, { description: 'Explanations of absences that nobody has excused' }) explanations!: number;
  @Field(() => Int, { description: 'Leave requests that touch it and are not decided' }) leaveRequests!: number;
}
