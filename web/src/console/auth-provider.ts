import type { AuthProvider } from 'ra-core';
import { type CurrentUser, mayOpen, userHasRole } from '../lib/session/index.ts';
import { signOut } from '../lib/site/index.ts';
import type { AdminResource } from './admin-resource.ts';

/** Who is signed in was found out before the console is shown; the server checks every request again, and ends what is over. */
export const authProviderOf = (user: CurrentUser, resources: readonly AdminResource[]): AuthProvider => ({
  login: () => Promise.resolve(),
  logout: () => signOut().then(() => false as const),
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  getIdentity: () => Promise.resolve({ id: user._id, fullName: user.fullName }),
  getPermissions: () => Promise.resolve(user.roles),
  canAccess: ({ resource, action }) => {
    const found = resources.find(({ name, parts = {} }) => name === resource || resource in parts);
    const operations = found?.parts?.[resource] ?? found?.operations;
    const isRead = action === 'list' || action === 'show';
    const isChange = (action === 'create' && operations?.create) || (action === 'edit' && operations?.update);
    const isOpen =
      found === undefined ||
      mayOpen(user, found.screens.list, action === 'create' ? 'write' : 'read') ||
      (isRead && found.listedBy !== undefined && userHasRole(user, found.listedBy));
    return Promise.resolve(Boolean(isRead || isChange) && isOpen);
  },
});
