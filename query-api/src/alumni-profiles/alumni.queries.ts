import { alumniAdmin } from '@paideia/events/alumni-profiles/alumni-admin.permissions.ts';
import type { Actor } from '@paideia/events/kernel/permission.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { alumniScope } from './alumni-admin.queries.ts';

const isAlumnus = async (context: Context): Promise<boolean> =>
  (await context.join(users, context.signedIn().userId))?.isAlumni === true;

/** Whoever has not graduated is refused. */
export async function requireAlumnus(context: Context): Promise<Actor> {
  const actor = context.signedIn();
  if (!(await isAlumnus(context))) throw new Refusal('noAccess');
  return actor;
}
/** It says whether whoever is signed in looks after the alumni. */
export const isAlumniAdmin = async (context: Context): Promise<boolean> =>
  alumniAdmin(context.signedIn(), await alumniScope(context));
/** Who looks after the alumni sees their library too, without having graduated. */
export async function requireAlumniOrAdmin(context: Context): Promise<Actor> {
  return (await isAlumniAdmin(context)) ? context.signedIn() : requireAlumnus(context);
}
export const requireAlumniAdmin = async (context: Context): Promise<Actor> =>
  context.require(alumniAdmin, await alumniScope(context));
