import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { submissionStatuses, type SubmissionView } from '@paideia/projection-service/assignments/assignment.view.ts';
import { z } from 'zod';
import { graphqlEnum } from '../kernel/graphql/enum.ts';

export const SubmissionStatus = graphqlEnum('SubmissionStatus', z.enum([...submissionStatuses, 'closed']));
export type SubmissionStatus = z.infer<typeof SubmissionStatus>;

@ObjectType({ description: 'What one student handed in for one assignment' })
export class AssignmentSubmission implements Omit<
  SubmissionView,
  'studentNameKey' | 'title' | 'titleKey' | 'dueAt' | 'status' | 'feedbackFileIds' | 'why'
> {
  @Field(() => ID) _id!: string;
  @Field(() => ID) id!: string;
  @Field(() => Int, { description: 'What was seen; a grade sends it back' }) _revision!: number;
  @Field(() => ID) assignmentId!: string;
  @Field(() => ID) userId!: string;
  @Field(() => String, { nullable: true, description: 'Null after an erasure' }) studentName!: string | null;
  @Field(() => ID) groupId!: string;
  @Field(() => ID) regionId!: string;
  @Field(() => ID) courseId!: string;
  @Field(() => [ID]) fileIds!: readonly string[];
  @Field(() => String, { nullable: true }) note!: string | null;
  @Field(() => String, { nullable: true }) submittedAt!: string | null;
  @Field(() => Boolean, { description: 'Handed in after the due date, in a time that was given once more' })
  late!: boolean;
  @Field(() => Boolean, { description: 'The student is excused: it does not count, and waits for nobody' })
  excused!: boolean;
  @Field(() => Float, { nullable: true }) grade!: number | null;
  @Field(() => Boolean, { nullable: true }) complete!: boolean | null;
  @Field(() => String, { nullable: true }) comment!: string | null;
  @Field(() => String, { nullable: true }) gradedAt!: string | null;
  @Field(() => String, { nullable: true }) reopenedUntil!: string | null;
  @Field(() => String, { description: 'Of the last change' }) at!: string;
  /** The status says it. */
  waitingFrom!: string | null;
  /** Joined as `gradedByName`. */
  gradedBy!: string | null;
}

@InputType()
export class AssignmentSubmissionFilter {
  @Field(() => String, { nullable: true, description: 'Words of the student’s name' }) q?: string | null;
  @Field(() => SubmissionStatus.enum, {
    nullable: true,
    description: 'Submitted: what waits for its grade now; the others as they are kept, and none is kept as closed',
  })
  status?: SubmissionStatus | null;
  @Field(() => ID, { nullable: true }) groupId?: string | null;
  @Field(() => ID, { nullable: true }) regionId?: string | null;
  @Field(() => ID, { nullable: true }) assignmentId?: string | null;
  @Field(() => ID, { nullable: true }) userId?: string | null;
}
