import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { submissionIdOf } from '@paideia/events/submissions/submission.rules.ts';
import { submissions } from '@paideia/projection-service/assignments/assignment.view.ts';
import { changeOf, savedRecord } from '../kernel/graphql/change.ts';
import { CommandArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { ownAssignment, ownSubmissionOf, taskOf } from './own-submission.queries.ts';
import { AssignmentTask, OwnSubmission } from './own-submission.types.ts';

const AssignmentId = () => Arg('assignmentId', () => ID);
const FileId = () => Arg('fileId', () => ID);
const change = changeOf(submissions, async (context, id) => {
  const { assignmentId } = await savedRecord(context, submissions, id);
  return ownSubmissionOf(context, await ownAssignment(context, assignmentId));
});
/** The work of whoever is signed in. */
const own = (context: Context, assignmentId: string) => ({ assignmentId, userId: context.signedIn().userId });

@Resolver()
export class OwnSubmissionResolver {
  /** Of a group that one is a student of; elsewhere there is none. */
  @Query(() => AssignmentTask)
  async assignment(@Arg('_id', () => ID) id: string, @Ctx() context: Context): Promise<AssignmentTask> {
    return taskOf(context, await ownAssignment(context, id));
  }

  @Query(() => OwnSubmission)
  async mySubmission(@AssignmentId() assignmentId: string, @Ctx() context: Context): Promise<OwnSubmission> {
    return ownSubmissionOf(context, await ownAssignment(context, assignmentId));
  }

  /** It was sent for it before. */
  @Mutation(() => OwnSubmission)
  addSubmissionFile(
    @AssignmentId() assignmentId: string,
    @FileId() fileId: string,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<OwnSubmission> {
    const work = own(context, assignmentId);
    return change(context, idOf(work), 'UploadSubmissionFile', { ...work, fileId }, intent);
  }

  @Mutation(() => OwnSubmission)
  removeSubmissionFile(
    @AssignmentId() assignmentId: string,
    @FileId() fileId: string,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<OwnSubmission> {
    const work = own(context, assignmentId);
    return change(context, idOf(work), 'RemoveSubmissionFile', { ...work, fileId }, intent);
  }

  /** With the files that it has then; until the deadline it may be handed in again. */
  @Mutation(() => OwnSubmission)
  submitAssignment(
    @AssignmentId() assignmentId: string,
    @Arg('note', () => String, { nullable: true }) note: string | null,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<OwnSubmission> {
    const work = own(context, assignmentId);
    return change(context, idOf(work), 'SubmitAssignment', { ...work, note: note ?? null }, intent);
  }
}

function idOf({ assignmentId, userId }: ReturnType<typeof own>): string {
  return submissionIdOf(assignmentId, userId);
}
