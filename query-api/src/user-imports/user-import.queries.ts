import { knowsUser, readsUsers } from '@paideia/events/accounts/account.permissions.ts';
import { regionsWhere, type Actor } from '@paideia/events/kernel/permission.ts';
import { users, type UserView } from '@paideia/projection-service/accounts/users.view.ts';
import {
  userImports,
  type UserImportRowView,
  type UserImportView,
} from '@paideia/projection-service/user-imports/user-import.view.ts';
import type { RowScope } from '../kernel/graphql/admin-resource.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { isWithin } from '../kernel/graphql/scope.ts';
import { withinRegions } from '../kernel/graphql/within-regions.ts';
import type { LeftBecause } from './user-import.types.ts';

/** Admins see every import, the admins of a region, and whoever has the key, those into it. */
export const visibleImports = (actor: Actor): RowScope<UserImportView> => withinRegions(regionsWhere(actor, knowsUser));

/** An import that the actor may see, or the very same answer as for none. */
export async function knownImport(context: Context, importId: string): Promise<UserImportView> {
  const scope = visibleImports(context.require(readsUsers));
  const found = await context.read(userImports).one(importId);
  if (!found || (scope !== 'everything' && !isWithin(scope, found))) throw new Refusal('notFound');
  return found;
}

const reasonOf = (user: Pick<UserView, 'status' | 'activatedAt'> | undefined): LeftBecause =>
  user?.activatedAt != null || user?.status === 'active'
    ? 'cameIn'
    : user?.status === 'deactivated'
      ? 'deactivated'
      : 'changed';
/** Why an undo did not take this invitation back, as the account tells it now. */
export async function leftBecause(
  { undo, userId }: Pick<UserImportRowView, 'undo' | 'userId'>,
  context: Pick<Context, 'join'>,
): Promise<LeftBecause | null> {
  return undo === 'left' ? reasonOf(await context.join(users, userId)) : null;
}
