import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { AssignmentType } from '@paideia/events/assignments/assignment.events.ts';
import type { AssignmentView, SubmissionView } from '@paideia/projection-service/assignments/assignment.view.ts';
import { ServedFile } from '../files/file.types.ts';
import { SubmissionStatus } from './submission.types.ts';

@ObjectType({ description: 'An assignment as its students read it' })
export class AssignmentTask implements Omit<AssignmentView, '_revision' | 'regionId' | 'titleKey' | 'downloadFileIds'> {
  @Field(() => ID) _id!: string;
  @Field(() => ID) groupId!: string;
  @Field(() => ID) courseId!: string;
  @Field(() => String) courseCode!: string;
  @Field(() => String) courseTitle!: string;
  @Field(() => String) title!: string;
  @Field(() => String, { description: 'Rich text' }) content!: string;
  @Field(() => AssignmentType.enum) type!: AssignmentType;
  @Field(() => Float) weight!: number;
  @Field(() => String) dueAt!: string;
  @Field(() => String, { description: 'Of the campus; its times are said in it' }) timeZone!: string;
  @Field(() => [ServedFile]) downloads!: readonly ServedFile[];
  @Field(() => Int, { description: 'So many may be handed in' }) maxFiles!: number;
  @Field(() => [String], { description: 'Kinds that may be handed in, such as application/pdf' })
  acceptTypes!: readonly string[];
}

@ObjectType({ description: 'What one handed in oneself; before anything was, there is nothing in it' })
export class OwnSubmission implements Pick<
  SubmissionView,
  | '_id'
  | 'assignmentId'
  | 'note'
  | 'submittedAt'
  | 'late'
  | 'grade'
  | 'complete'
  | 'comment'
  | 'gradedAt'
  | 'reopenedUntil'
> {
  @Field(() => ID) _id!: string;
  @Field(() => ID) assignmentId!: string;
  @Field(() => SubmissionStatus.enum) status!: SubmissionStatus;
  @Field(() => Boolean, { description: 'Files and note may still change' }) isOpen!: boolean;
  @Field(() => [ServedFile]) files!: readonly ServedFile[];
  @Field(() => String, { nullable: true }) note!: string | null;
  @Field(() => String, { nullable: true }) submittedAt!: string | null;
  @Field(() => Boolean, { description: 'Handed in after the due date, in a time that was given once more' })
  late!: boolean;
  @Field(() => String, { nullable: true }) reopenedUntil!: string | null;
  @Field(() => Float, { nullable: true }) grade!: number | null;
  @Field(() => Boolean, { nullable: true }) complete!: boolean | null;
  @Field(() => String, { nullable: true }) comment!: string | null;
  @Field(() => String, { nullable: true }) gradedAt!: string | null;
  @Field(() => String, { nullable: true, description: 'Who gave the grade' }) gradedByName!: string | null;
  @Field(() => [ServedFile], { description: 'They came back with the grade' }) feedbackFiles!: readonly ServedFile[];
}
