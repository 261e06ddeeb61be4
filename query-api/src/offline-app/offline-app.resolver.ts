import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { AppRegion } from '@paideia/events/offline-app/offline-release.events.ts';
import { offlineReleasePermissions } from '@paideia/events/offline-app/offline-app.permissions.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { offlineReleases } from '@paideia/projection-service/offline-app/offline-app.view.ts';
import { changeOf, savedRecord } from '../kernel/graphql/change.ts';
import { SaveArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { settingOf } from '../kernel/request/settings.ts';
import { courseSyncOf } from './course-sync.queries.ts';
import { CourseSync, OfflineRelease, OfflineReleaseInput } from './offline-app.types.ts';

/** The versions of the test group are for its members, those for everybody are for all others. */
async function ownAppRegion(context: Context): Promise<AppRegion> {
  const [me, testGroupId] = await Promise.all([
    context.join(users, context.signedIn().userId),
    settingOf(context, 'appVersionTestGroupId'),
  ]);
  return testGroupId !== '' && me?.groupIds.includes(testGroupId) ? 'test' : 'default';
}
const publish = changeOf(offlineReleases, (context, id) => savedRecord(context, offlineReleases, id));

@Resolver()
export class OfflineAppResolver {
  /** The newest version of the app for whoever asks. Whoever publishes them may ask for those of others. */
  @Query(() => OfflineRelease, { nullable: true })
  async offlineRelease(
    @Arg('appRegion', () => AppRegion.enum, { nullable: true }) asked: AppRegion | null | undefined,
    @Ctx() context: Context,
  ): Promise<OfflineRelease | null> {
    const own = await ownAppRegion(context);
    if (asked != null && asked !== own) context.require(offlineReleasePermissions.PublishOfflineRelease);
    return (await context.join(offlineReleases, asked ?? own)) ?? null;
  }

  @Query(() => CourseSync)
  courseSync(
    @Arg('groupId', () => ID) groupId: string,
    @Arg('sinceVersion', () => Int, { defaultValue: 0, description: 'What the last answer said; 0: all of it' })
    sinceVersion: number,
    @Ctx() context: Context,
  ): Promise<CourseSync> {
    return courseSyncOf(context, groupId, sinceVersion);
  }

  @Mutation(() => OfflineRelease)
  publishOfflineRelease(
    @Arg('input', () => OfflineReleaseInput) { appRegion, version, notes, minVersion }: OfflineReleaseInput,
    @Args(() => SaveArgs) intent: SaveArgs,
    @Ctx() context: Context,
  ): Promise<OfflineRelease> {
    const data = { appRegion, version, notes, minVersion };
    return publish(context, appRegion, 'PublishOfflineRelease', data, intent);
  }
}
