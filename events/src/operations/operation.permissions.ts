import { anyOf, inPerson, superadmin, system, type Rule } from '../kernel/permission.ts';
import type { ReplayCommand, VerificationCommand } from './operation.commands.ts';

/** Who looks after the installation. */
export const operates = superadmin;
export const replayPermissions: Readonly<Record<ReplayCommand['type'], Rule>> = {
  // After an erasure every read model is folded anew.
  StartReplay: anyOf(inPerson(operates), system),
  CancelReplay: inPerson(operates),
  FinishReplay: system,
};
export const verificationPermissions: Readonly<Record<VerificationCommand['type'], Rule>> = {
  StartVerification: inPerson(operates),
  CancelVerification: inPerson(operates),
  FinishVerification: system,
};
