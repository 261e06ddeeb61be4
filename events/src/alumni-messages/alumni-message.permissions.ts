import { inPerson, self, type Rule } from '../kernel/permission.ts';
import type { AlumniMessageQuotaCommand } from './alumni-message.commands.ts';

/** A letter bears the name and the address of its sender: nobody writes one as somebody else. */
const writes = inPerson(self);

export const alumniMessageQuotaPermissions: Readonly<Record<AlumniMessageQuotaCommand['type'], Rule>> = {
  ContactFormerStudent: writes,
  ContactAlumniDepartment: writes,
};
