import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { alumniDirectory } from '@paideia/projection-service/alumni-profiles/alumni-directory.view.ts';
import { CommandArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { settingOf } from '../kernel/request/settings.ts';
import { AlumniHome, AlumniProfile, type AlumniLinks } from './alumni-home.types.ts';

const then = [alumniDirectory];

/** The settings hold nothing but addresses; one that is empty is not set. */
async function linksOf(context: Context, isAlumnus: boolean): Promise<AlumniLinks> {
  const addressIn = async (key: keyof AlumniLinks) => (isAlumnus ? (await settingOf(context, key)) || null : null);
  const [facebookGroupUrl, endowmentUrl, donationUrl] = await Promise.all([
    addressIn('facebookGroupUrl'),
    addressIn('endowmentUrl'),
    addressIn('donationUrl'),
  ]);
  return { facebookGroupUrl, endowmentUrl, donationUrl };
}

@Resolver()
export class AlumniHomeResolver {
  /** The actor's own, and where the alumni meet and give; who is no alumnus has none. */
  @Query(() => AlumniHome)
  async alumniHome(@Ctx() context: Context): Promise<AlumniHome> {
    const { userId } = context.signedIn();
    const [entry, user, departmentId] = await Promise.all([
      context.read(alumniDirectory).one(userId),
      context.read(users).one(userId),
      settingOf(context, 'alumniAdminId'),
    ]);
    const department = departmentId === '' ? undefined : await context.join(users, departmentId);
    return {
      // A graduate stands in the directory before there is a profile.
      profile: entry?.gradDate ? entry : null,
      hasDepartment: department?.status === 'active',
      ...(await linksOf(context, user?.isAlumni === true)),
    };
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
