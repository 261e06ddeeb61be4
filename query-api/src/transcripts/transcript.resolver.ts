import { Arg, Args, Ctx, FieldResolver, Float, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { transcriptNotes } from '@paideia/projection-service/transcripts/transcript-note.view.ts';
import { CommandArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { shownTranscript } from './transcript.queries.ts';
import { Transcript, TranscriptNoteShown } from './transcript.types.ts';

type Given = string | null | undefined;
const UserId = () => Arg('userId', () => ID);
const GroupId = () => Arg('groupId', () => ID);
const AsOf = () =>
  Arg('asOf', () => String, {
    nullable: true,
    description: 'A date in the group’s region (its whole day counts) or an instant',
  });

@Resolver(() => TranscriptNoteShown)
export class TranscriptResolver {
  /** One's own. */
  @Query(() => Transcript)
  grades(@GroupId() groupId: string, @AsOf() asOf: Given, @Ctx() context: Context): Promise<Transcript> {
    return shownTranscript(context, { userId: context.signedIn().userId, groupId }, asOf);
  }

  @Query(() => Transcript)
  transcript(
    @UserId() userId: string,
    @GroupId() groupId: string,
    @AsOf() asOf: Given,
    @Ctx() context: Context,
  ): Promise<Transcript> {
    return shownTranscript(context, { userId, groupId }, asOf);
  }

  @Mutation(() => Transcript)
  async addTranscriptNote(
    @UserId() userId: string,
    @GroupId() groupId: string,
    @Arg('noteId', () => ID, { description: 'Made by the form' }) noteId: string,
    @Arg('text', () => String) text: string,
    @Arg('transferredCredit', () => Float, { nullable: true }) transferredCredit: number | null,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<Transcript> {
    const data = { userId, groupId, noteId, text, transferredCredit: transferredCredit ?? null };
    await context.send('AddTranscriptNote', data, { ...intent, then: [transcriptNotes] });
    return shownTranscript(context, { userId, groupId }, null);
  }

  @Mutation(() => Transcript)
  async removeTranscriptNote(
    @UserId() userId: string,
    @GroupId() groupId: string,
    @Arg('noteId', () => ID) noteId: string,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<Transcript> {
    await context.send('RemoveTranscriptNote', { userId, groupId, noteId }, { ...intent, then: [transcriptNotes] });
    return shownTranscript(context, { userId, groupId }, null);
  }

  @FieldResolver(() => String, { nullable: true })
  async byName(@Root() { by }: TranscriptNoteShown, @Ctx() context: Context): Promise<string | null> {
    return (await context.join(users, by))?.fullName ?? null;
  }
}
