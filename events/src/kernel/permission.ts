import type { Key } from './permission-key.ts';

/** Who acts, folded from the log. The same shape in command-service, query-api and, for showing and hiding, in web. */
export type Actor = {
  readonly userId: string;
  readonly roles: readonly string[];
  readonly regionIds: readonly string[];
  readonly regionRoles: readonly {
    readonly regionId: string;
    readonly slug: string;
    readonly roleNames: readonly string[];
  }[];
  /** These regions list the user among their attendance admins. */
  readonly attendanceAdminOf: readonly string[];
  /** Keys to resources of the console that this person was given beside the roles. */
  readonly permissions?: readonly string[] | undefined;
  /** Set while someone else acts as this user. */
  readonly impersonatorId?: string | undefined;
};
/** It says whose the record is and which region owns it. Unknown parts are left out and then grant nothing. */
export type Scope = { readonly ownerId?: string | null | undefined; readonly regionId?: string | null | undefined };
/** The actor is undefined for a visitor, `'system'` for reactions, timers and the seed. */
export type Who = Actor | 'system' | undefined;
export type Rule = (who: Who, scope: Scope) => boolean;

type Person = (actor: Actor, scope: Scope) => boolean;
const person =
  (test: Person): Rule =>
  (who, scope) =>
    who !== undefined && who !== 'system' && test(who, scope);

/** Without a region only the roles held everywhere count, with one only those held there; neither list stands in for the other. */
export const hasRole = (actor: Actor, role: string, regionId?: string): boolean =>
  regionId === undefined
    ? actor.roles.includes(role)
    : actor.regionRoles.some((one) => one.regionId === regionId && one.roleNames.includes(role));

/** Answers where a rule lets an actor: everywhere, or in those of the actor's own regions. */
export const regionsWhere = (actor: Actor, rule: Rule): 'all' | readonly string[] => {
  if (rule(actor, {})) return 'all';
  const own = [...actor.regionIds, ...actor.attendanceAdminOf, ...actor.regionRoles.map(({ regionId }) => regionId)];
  return [...new Set(own)].filter((regionId) => rule(actor, { regionId }));
};

/** Lets an actor everywhere or somewhere. */
export const somewhere = (rule: Rule): Rule => person((actor) => regionsWhere(actor, rule).length > 0);

export const anyone: Rule = () => true;
export const signedIn: Rule = person(() => true);
export const system: Rule = (who) => who === 'system';
export const self: Rule = person(({ userId }, { ownerId }) => ownerId != null && ownerId === userId);
export const role = (name: 'manager' | 'admin' | 'superadmin' | 'reportsAdmin'): Rule =>
  person((actor) => hasRole(actor, name));
export const admin = role('admin');
export const superadmin = role('superadmin');
/** A role of the region that owns the record. */
export const inRegion = (name: string): Rule =>
  person((actor, { regionId }) => regionId != null && hasRole(actor, name, regionId));
/** A global manager, for records of the manager's own regions. */
export const regionalManager: Rule = person(
  (actor, { regionId }) => hasRole(actor, 'manager') && regionId != null && actor.regionIds.includes(regionId),
);
/** An attendance admin of the region that owns the record. */
export const attendanceAdmin: Rule = person(
  (actor, { regionId }) => regionId != null && actor.attendanceAdminOf.includes(regionId),
);
export const anyOf =
  (...rules: readonly Rule[]): Rule =>
  (who, scope) =>
    rules.some((rule) => rule(who, scope));
/** The rule, or the key to the same: in the person's own regions where regions own the records, and to change nothing of one's own, nor in the name of another. */
export const keyed = ({ name, isRegional, isToWrite }: Key, rule: Rule): Rule =>
  anyOf(
    rule,
    person(
      ({ permissions = [], regionIds, userId, impersonatorId }, { regionId, ownerId }) =>
        permissions.includes(name) &&
        (!isRegional || (regionId != null && regionIds.includes(regionId))) &&
        (!isToWrite || (ownerId !== userId && impersonatorId === undefined)),
    ),
  );
/** The rule as roles alone fulfil it. */
export const byRole =
  (rule: Rule): Rule =>
  (who, scope) =>
    rule(typeof who === 'object' ? { ...who, permissions: [] } : who, scope);
export const nobody: Rule = () => false;
/** What is decided about a person is decided by another one, whatever the roles are: nobody grades, excuses or pays out to themselves. */
export const ofAnother =
  (rule: Rule): Rule =>
  (who, scope) =>
    (typeof who !== 'object' || scope.ownerId !== who.userId) && rule(who, scope);
/** Acts that only the person may do, never someone who acts as that person. */
export const inPerson =
  (rule: Rule): Rule =>
  (who, scope) =>
    (who === undefined || who === 'system' || who.impersonatorId === undefined) && rule(who, scope);
