import { admin, anyOf, inPerson, system, type Rule } from '../kernel/permission.ts';
import type { ImpersonationCommand } from './impersonation.commands.ts';

/** The admin whose impersonation it is, while acting as the other. The owner of an impersonation is that admin. */
const acting: Rule = (who, { ownerId }) => who !== undefined && who !== 'system' && who.impersonatorId !== undefined && who.impersonatorId === ownerId;

/** Whom an admin may act as is the decider's; `inPerson` keeps one from being started within another. */
export const impersonationPermissions: Readonly<Record<ImpersonationCommand['type'], Rule>> = {
  StartImpersonation: inPerson(admin),
  SetImpersonationWriting: acting,
  StopImpersonation: anyOf(acting, system),
};
