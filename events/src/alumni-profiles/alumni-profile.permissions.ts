import { self, type Rule } from '../kernel/permission.ts';
import type { AlumniProfileCommand } from './alumni-profile.commands.ts';

export const alumniProfilePermissions: Readonly<Record<AlumniProfileCommand['type'], Rule>> = {
  CompleteAlumniProfile: self,
};
