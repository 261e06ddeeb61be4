import type { Scope } from '@paideia/events/kernel/permission.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { settingOf } from '../kernel/request/settings.ts';

/** What concerns the alumni belongs to the region that the site names for them; where it names none, to none. */
export const alumniScope = async (context: Pick<Context, 'join'>): Promise<Pick<Scope, 'regionId'>> => ({
  regionId: (await settingOf(context, 'alumniRegionId')) || null,
});
