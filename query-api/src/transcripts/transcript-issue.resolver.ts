import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { transcriptIssues } from '@paideia/projection-service/transcripts/transcript-issue.view.ts';
import { changeOf, savedRecord } from '../kernel/graphql/change.ts';
import { RecordArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Public } from '../kernel/graphql/schema.ts';
import { commandIdOf } from '../kernel/graphql/send.ts';
import { certifiedOf, codeFor, codeHashOf, shownIssue, shownIssues, verified } from './transcript-issue.queries.ts';
import { IssuedTranscript, TranscriptIssue, TranscriptVerification } from './transcript-issue.types.ts';
import { seenTranscript } from './transcript.queries.ts';

const answer = async (context: Context, id: string) =>
  shownIssue(context, await savedRecord(context, transcriptIssues, id));
const change = changeOf(transcriptIssues, answer);

@Resolver(() => TranscriptIssue)
export class TranscriptIssueResolver {
  @Query(() => [TranscriptIssue])
  transcriptIssues(
    @Arg('userId', () => ID) userId: string,
    @Arg('groupId', () => ID) groupId: string,
    @Ctx() context: Context,
  ): Promise<readonly TranscriptIssue[]> {
    return shownIssues(context, { userId, groupId });
  }

  /** Whoever holds a code may ask. */
  @Public()
  @Query(() => TranscriptVerification)
  verifyTranscript(
    @Arg('code', () => String, { description: 'As somebody typed it' }) code: string,
    @Ctx() context: Context,
  ): Promise<TranscriptVerification> {
    return verified(context, code);
  }

  /** As it stands now: no client says what is certified. A repeat is told of what was issued the first time, whatever has become of the grades since. */
  @Mutation(() => IssuedTranscript)
  async issueTranscript(
    @Args(() => RecordArgs) { _id: issueId, commandId: given }: RecordArgs,
    @Arg('userId', () => ID) userId: string,
    @Arg('groupId', () => ID) groupId: string,
    @Ctx() context: Context,
  ): Promise<IssuedTranscript> {
    const certified = certifiedOf(await seenTranscript(context, { userId, groupId }, null));
    const commandId = commandIdOf(given);
    const code = codeFor(context, { commandId, issueId, userId, groupId });
    const codeHash = codeHashOf(code);
    const former = await context.read(transcriptIssues).one(issueId);
    if (former?.codeHash === codeHash) return { code, issue: shownIssue(context, former) };
    const data = { issueId, userId, groupId, codeHash, certified };
    return { code, issue: await change(context, issueId, 'IssueTranscript', data, { commandId }) };
  }

  @Mutation(() => TranscriptIssue)
  withdrawTranscriptIssue(
    @Args(() => RecordArgs) { _id, ...intent }: RecordArgs,
    @Arg('reason', () => String) reason: string,
    @Ctx() context: Context,
  ): Promise<TranscriptIssue> {
    return change(context, _id, 'WithdrawTranscriptIssue', { issueId: _id, reason }, intent);
  }

  @FieldResolver(() => String, { nullable: true })
  async issuedByName(@Root() { issuedBy }: TranscriptIssue, @Ctx() context: Context): Promise<string | null> {
    return (await context.join(users, issuedBy))?.fullName ?? null;
  }
}
