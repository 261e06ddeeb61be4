import { alumniAdmin } from '../alumni-profiles/alumni-admin.permissions.ts';
import { anyOf, inPerson, nobody, ofAnother, self, signedIn, type Rule } from '../kernel/permission.ts';
import type { MinistryListingCommand } from './ministry.commands.ts';

/** Alumni admins approve the listings of others, never their own. */
const approves = inPerson(ofAnother(alumniAdmin));
const edits = anyOf(self, alumniAdmin);

/** Whether the owner is of the alumni is for the decision to say. */
export const ministryPermissions: Readonly<Record<MinistryListingCommand['type'], Rule>> = {
  CreateMinistry: self,
  UpdateMinistry: edits,
  ApproveMinistry: approves,
  UnapproveMinistry: approves,
  HideMinistry: edits,
  ShowMinistry: edits,
  DeleteMinistry: edits,
};
/** Who may read a listing: its owner, alumni admins, and all alumni once it is approved. */
export const readsMinistry = (isAlumnus: boolean, approved: boolean): Rule =>
  anyOf(self, alumniAdmin, isAlumnus && approved ? signedIn : nobody);
