import { admin, anyOf, inPerson, self, system, type Rule } from '../kernel/permission.ts';
import type { ImpersonationCommand } from './impersonation.commands.ts';

/** The admin whose impersonation it is, while acting as the other. The owner of an impersonation is that admin. */
const acting: Rule = (who, { ownerId }) =>
  who !== undefined && who !== 'system' && who.impersonatorId !== undefined && who.impersonatorId === ownerId;

/** Whom an admin may act as is the decider's; `inPerson` keeps one from being started within another. */
export const impersonationPermissions: Readonly<Record<ImpersonationCommand['type'], Rule>> = {
  StartImpersonation: inPerson(admin),
  SetImpersonationWriting: acting,
  // It is allowed in person too: from another device the admin ends the session in which it runs.
  StopImpersonation: anyOf(acting, inPerson(self), system),
};
