// A row of the permissions says this of an operation, and these are the words that rows are written in.
import {
  admin,
  anyOf,
  anyone,
  hasRole,
  inRegion,
  keyed,
  nobody,
  signedIn,
  somewhere as inSomeRegion,
  type Rule,
} from '@paideia/events/kernel/permission.ts';
import type { Key } from '@paideia/events/kernel/permission-key.ts';
import { idFrom } from '@paideia/events/kernel/uuid.ts';
import { R, U } from '../../../scripts/demo/ids.ts';
import { cast, type Records } from './cast.ts';
import { userKeys } from '@paideia/events/accounts/account.permissions.ts';
import { courseKeys } from '@paideia/events/courses/course.permissions.ts';
import { groupKeys } from '@paideia/events/groups/group.permissions.ts';
import { examResultKeys } from '@paideia/events/exam-attempts/exam-attempt.permissions.ts';

export type Row = {
  readonly rule: Rule;
  /** It says what the rule is asked about: a person's record in a region, a record of the region, what is the actor's own, or nothing in particular. */
  readonly about: 'person' | 'region' | 'self' | 'nothing';
  readonly args?: (of: Records) => object;
  /** It is given for a list: the id of the target's record in it, and the rule of one record. */
  readonly lists?: { readonly id: (of: Records) => string; readonly rule: Rule; readonly path?: string };
  /** Whoever may not is answered with nothing instead of a no. */
  readonly isSilent?: true;
  /** It is asked about what is not there, so whoever may ask is told just that. */
  readonly isAbsent?: true;
  /** It is written down in the permissions beside the rule. */
  readonly note?: string;
};

const mine = { userId: U(cast.student.n) };
/** Only those who belong to the class pass; the student of the cast is in the class of the first two targets. */
export const member: Rule = (who, { regionId }) =>
  who !== undefined && who !== 'system' && who.userId === mine.userId && regionId === R(1);
export const somewhere =
  (...slugs: readonly string[]): Rule =>
  (who) =>
    who !== undefined &&
    who !== 'system' &&
    who.regionRoles.some(({ roleNames }) => roleNames.some((name) => slugs.includes(name)));
export const managesRegions: Rule = (who) =>
  who !== undefined && who !== 'system' && hasRole(who, 'manager') && who.regionIds.length > 0;
export const knows = keyed(userKeys.read, anyOf(admin, inRegion('admin')));
/** A list is open by the rule, or by the key for some region or for all. */
export const listed = (key: Key, rule: Rule): Rule => anyOf(rule, inSomeRegion(keyed(key, nobody)));

export const nothing = { about: 'nothing' } as const;
export const day = { page: 0, perPage: 5 };
export const revision = { expectedRevision: 0 };
export const reason = 'for the matrix of permissions';
export const intention = '5f0f8a52-3a4b-4c7e-9a0e-0a4f1f6e2d11';
export const fresh = (of: Records, kind: string) => idFrom('security-fresh', kind, of.name);
export const own: Row = { rule: signedIn, ...nothing };
export const list = (rule: Rule, lists?: Row['lists'], note?: string): Row => ({
  rule,
  ...nothing,
  args: () => day,
  ...(lists && { lists }),
  ...(note !== undefined && { note }),
});
export const ofPerson = (rule: Rule, args: Row['args'], more: Partial<Row> = {}): Row => ({
  rule,
  about: 'person',
  args: args!,
  ...more,
});
export const ofRegion = (rule: Rule, args: Row['args'], more: Partial<Row> = {}): Row => ({
  rule,
  about: 'region',
  args: args!,
  ...more,
});
/** It is open to whom each of the rules lets in. */
export const both =
  (...rules: readonly Rule[]): Rule =>
  (who, scope) =>
    rules.every((rule) => rule(who, scope));
/** It is open to visitors too. */
export const open: Row = { rule: anyone, ...nothing };
export const user = (of: Records) => ({ _id: of.userId });
/** The actor must know the people whom it is about. */
export const actOn = (rule: Rule) => both(knows, rule);
export const adminsAttendance: Rule = (who) =>
  who !== undefined && who !== 'system' && who.attendanceAdminOf.length > 0;
export const seesResults = anyOf(admin, managesRegions, somewhere('instructor'));
/** These keys let somebody list courses and their exams, for groups or to grade. */
export const plansCourses = ([courseKeys.read, groupKeys.read, examResultKeys.read] as const).reduce<Rule>(
  (rule, key) => listed(key, rule),
  seesResults,
);
/** It is the instant so many hours from now. */
export const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
