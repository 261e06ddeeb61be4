import { Arg, Args, Ctx, FieldResolver, Float, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { transcriptIdOf } from '@paideia/events/transcripts/transcript.events.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { transcriptNotes } from '@paideia/projection-service/transcripts/transcript-note.view.ts';
import { CommandArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { campusOf } from '../regions/campus.shown.ts';
import { seenTranscript, type Whose } from './transcript.shown.ts';
import { Transcript, TranscriptNoteShown } from './transcript.types.ts';

type Given = string | null | undefined;
const UserId = () => Arg('userId', () => ID);
const GroupId = () => Arg('groupId', () => ID);
const AsOf = () =>
  Arg('asOf', () => String, {
    nullable: true,
    description: 'A date in the group’s region (its whole day counts) or an instant',
  });

async function transcriptOf(context: Context, whose: Whose, asOf: Given): Promise<Transcript> {
  const { terms, regionId, ...seen } = await seenTranscript(context, whose, asOf);
  const _id = transcriptIdOf(whose.userId, whose.groupId);
  return {
    ...seen,
    _id,
    whyId: _id,
    campus: regionId === null ? null : await campusOf(context, regionId),
    terms: terms.map((term) => ({
      ...term,
      whyId: `${_id}_${term.name}`,
      courses: term.courses.map((course) => ({ ...course, whyId: `${_id}_${course.courseId}` })),
    })),
  };
}

@Resolver(() => TranscriptNoteShown)
export class TranscriptResolver {
  /** One's own. */
  @Query(() => Transcript)
  grades(@GroupId() groupId: string, @AsOf() asOf: Given, @Ctx() context: Context): Promise<Transcript> {
    return transcriptOf(context, { userId: context.signedIn().userId, groupId }, asOf);
  }

  @Query(() => Transcript)
  transcript(
    @UserId() userId: string,
    @GroupId() groupId: string,
    @AsOf() asOf: Given,
    @Ctx() context: Context,
  ): Promise<Transcript> {
    return transcriptOf(context, { userId, groupId }, asOf);
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
    return transcriptOf(context, { userId, groupId }, null);
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
    return transcriptOf(context, { userId, groupId }, null);
  }

  @FieldResolver(() => String, { nullable: true })
  async byName(@Root() { by }: TranscriptNoteShown, @Ctx() context: Context): Promise<string | null> {
    return (await context.join(users, by))?.fullName ?? null;
  }
}
