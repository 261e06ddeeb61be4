import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import type { GroupMemberView } from '@paideia/projection-service/groups/group.view.ts';
import { Namesake } from '../groups/namesake.types.ts';
import { MemberStatus } from '../groups/group.types.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';
import { pageOf, type PageOf } from '../kernel/graphql/pages.ts';
import { TranscriptItemKind } from '../transcripts/transcript.types.ts';

const GradebookState = graphqlEnum(
  'GradebookState',
  z.enum(['graded', 'waiting', 'reopened', 'sitting', 'missing', 'open', 'excused']),
  'waiting: handed in, without a grade for that; reopened: it may be handed in once more, and was not since; sitting: an attempt is under way; missing: the deadline has passed and there is nothing; excused: whatever there is, nothing of it counts',
);
export const GradebookFilter = graphqlEnum(
  'GradebookFilter',
  z.enum(['missing', 'waiting', 'failed']),
  'Students with something that is missing, waits for its grade, or is no pass',
);
export type GradebookFilter = z.infer<typeof GradebookFilter>;
export const GradebookOrder = graphqlEnum('GradebookOrder', z.enum(['name', 'lowest', 'highest']));
export type GradebookOrder = z.infer<typeof GradebookOrder>;

@ObjectType({ description: 'How one student stands in one exam or assignment' })
export class GradebookCell {
  @Field(() => GradebookState.enum) state!: z.infer<typeof GradebookState>;
  @Field(() => Float, { nullable: true, description: 'Percent, of what counts; null: N/A' }) score!: number | null;
  @Field(() => Boolean, { nullable: true, description: 'Of completion work' }) complete!: boolean | null;
  @Field(() => Float, { nullable: true, description: 'The raw score, where the cap took something off' }) scaledFrom!:
    | number
    | null;
  @Field(() => Boolean, { nullable: true, description: 'Of an exam' }) passed!: boolean | null;
  @Field(() => Boolean, { description: 'Handed in after the deadline' }) late!: boolean;
  @Field(() => Boolean, { description: 'The score of an exam was given by hand' }) byHand!: boolean;
  @Field(() => Int, { description: 'How many attempts at an exam count' }) attempts!: number;
  @Field(() => ID, { nullable: true, description: 'Of the attempt that counts, or of the submission' })
  recordId!: string | null;
  @Field(() => String, { description: 'The student’s own deadline' }) dueAt!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Why the student is excused; null otherwise, and after an erasure',
  })
  excuseReason!: string | null;
}

@ObjectType()
class GradebookGrade {
  @Field(() => ID) courseId!: string;
  @Field(() => Float, { nullable: true }) grade!: number | null;
}

@ObjectType({ description: 'A student of a group with everything that the group has to do' })
export class GradebookRow implements Pick<GroupMemberView, 'userId' | 'name' | 'status'> {
  @Field(() => ID) userId!: string;
  @Field(() => String, { nullable: true, description: 'Null after an erasure' }) name!: string | null;
  @Field(() => Namesake, { nullable: true, description: 'Where another student of the gradebook has the same name' })
  namesake!: Namesake | null;
  @Field(() => MemberStatus.enum) status!: MemberStatus;
  @Field(() => [GradebookCell], { description: 'One for each column' }) cells!: readonly GradebookCell[];
  @Field(() => [GradebookGrade], { description: 'Of each course that is shown, as on the transcript' })
  grades!: readonly GradebookGrade[];
  @Field(() => Float, {
    nullable: true,
    description: 'The mean of these grades, before a deduction for attendance; null: N/A',
  })
  average!: number | null;
}
const GradebookRowPage = pageOf(GradebookRow);

@ObjectType({ description: 'An exam or an assignment that a group has to do' })
export class GradebookColumn {
  @Field(() => TranscriptItemKind.enum) kind!: z.infer<typeof TranscriptItemKind>;
  @Field(() => ID, { description: 'Of the exam or the assignment' }) workId!: string;
  @Field(() => String) title!: string;
  @Field(() => ID) courseId!: string;
  @Field(() => String) courseCode!: string;
  @Field(() => String) courseTitle!: string;
  @Field(() => Float) weight!: number;
  @Field(() => String, { description: 'The group’s deadline' }) dueAt!: string;
  @Field(() => Float, { nullable: true, description: 'Percent, of an exam' }) passMark!: number | null;
  @Field(() => Float, { nullable: true, description: 'The mean of what is graded, over all students; null: N/A' })
  average!: number | null;
  @Field(() => Int, { description: 'How many students’ work waits for its grade' }) waiting!: number;
  @Field(() => Int, { description: 'Of how many students there is nothing though the deadline has passed' })
  missing!: number;
}

@ObjectType()
class GradebookCourse {
  @Field(() => ID) courseId!: string;
  @Field(() => String) code!: string;
  @Field(() => String) title!: string;
  @Field(() => String, { description: 'Empty for a course that is in no plan' }) term!: string;
}

@ObjectType({ description: 'What the students of a group were graded, in the courses of a term or in one course' })
export class Gradebook {
  @Field(() => ID) groupId!: string;
  @Field(() => String) groupName!: string;
  @Field(() => ID) regionId!: string;
  @Field(() => String, { description: 'Deadlines are said in it' }) timeZone!: string;
  @Field(() => [GradebookCourse], { description: 'All courses that can be asked for, by their terms' })
  courses!: readonly GradebookCourse[];
  @Field(() => ID, { nullable: true, description: 'The course that is shown; null: those of the term' }) courseId!:
    | string
    | null;
  @Field(() => String, { description: 'The term that is shown, or that of the course' }) term!: string;
  @Field(() => [GradebookColumn]) columns!: readonly GradebookColumn[];
  @Field(() => GradebookRowPage) students!: PageOf<GradebookRow>;
  @Field(() => Float, { nullable: true, description: 'The mean of the averages of all students' }) average!:
    | number
    | null;
}
