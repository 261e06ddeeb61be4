import { users } from '@paideia/projection-service/accounts/users.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { type CurrentUser, currentUserOf } from './current-user.types.ts';

/** The signed-in user as the read model shows it now. */
export async function currentUser(context: Context): Promise<CurrentUser> {
  const view = await context.read(users).one(context.signedIn().userId);
  if (!view) throw new Refusal('session.userGone');
  return currentUserOf(view);
}
