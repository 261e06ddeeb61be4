import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { alumniDirectory } from '@paideia/projection-service/alumni-profiles/alumni-directory.view.ts';
import { CommandArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { AlumniHome, AlumniProfile } from './alumni-home.types.ts';

const then = [alumniDirectory];

@Resolver()
export class AlumniHomeResolver {
  /** The actor's own; who is no alumnus has none. */
  @Query(() => AlumniHome)
  async alumniHome(@Ctx() context: Context): Promise<AlumniHome> {
    const { userId } = context.signedIn();
    return { profile: (await context.read(alumniDirectory).one(userId)) ?? null };
  }

  @Mutation(() => AlumniProfile)
  async completeAlumniProfile(
    @Arg('location', () => String) location: string,
    @Arg('gradDate', () => String) gradDate: string,
    @Arg('gradPlace', () => String) gradPlace: string,
    @Ctx() context: Context,
    @Args(() => CommandArgs) intent: CommandArgs,
  ): Promise<AlumniProfile> {
    const { userId } = context.signedIn();
    await context.send('CompleteAlumniProfile', { userId, location, gradDate, gradPlace }, { ...intent, then });
    return (await context.read(alumniDirectory).one(userId)) ?? { _id: userId, location, gradDate, gradPlace };
  }
}
