import { anyOf, inPerson, nobody, self, superadmin, system, type Rule } from '../kernel/permission.ts';
import type { ErasureCommand } from './erasure.commands.ts';

/** Sees the requests and what came of them, and the proof. */
export const erases = superadmin;
/** One's own data go out, and the wish to be erased comes in, by the person alone. */
export const ownData: Rule = inPerson(self);
export const erasurePermissions: Readonly<Record<ErasureCommand['type'] | 'EraseUser', Rule>> = {
  RequestErasure: ownData,
  WithdrawErasureRequest: ownData,
  // The system takes up anew what a restored backup does not know of.
  EraseUser: anyOf(system, inPerson(erases)),
  // Steps are permitted with their command.
  RegisterErasureStarted: nobody,
  CompleteErasure: system,
};
