import { alumniAdmin } from '@paideia/events/alumni-profiles/alumni-admin.permissions.ts';
import { readsMinistry } from '@paideia/events/ministries/ministry.permissions.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { ministries, type MinistryView } from '@paideia/projection-service/ministries/ministry.view.ts';
import { alumniScope } from '../alumni-profiles/alumni-admin.queries.ts';
import type { Context } from '../kernel/graphql/context.ts';

/** Who reads the registry. */
type MinistryReader = {
  readonly userId: string;
  readonly isAlumnus: boolean;
  readonly isAlumniAdmin: boolean;
};
export async function ministryReader(context: Context): Promise<MinistryReader> {
  const actor = context.signedIn();
  const [user, scope] = await Promise.all([context.join(users, actor.userId), alumniScope(context)]);
  return {
    userId: actor.userId,
    isAlumnus: user?.isAlumni === true,
    isAlumniAdmin: alumniAdmin(actor, scope),
  };
}

/** The listing, or the same answer whether it is absent or not to be known. */
export async function visibleMinistry(context: Context, id: string): Promise<MinistryView> {
  const [one, { isAlumnus }, scope] = await Promise.all([
    context.read(ministries).one(id),
    ministryReader(context),
    alumniScope(context),
  ]);
  return context.visible(one, readsMinistry(isAlumnus, one?.approved === true), ({ ownerId }) => ({
    ownerId,
    ...scope,
  }));
}
