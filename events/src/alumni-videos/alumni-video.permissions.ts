import { alumniAdmin } from '../alumni-profiles/alumni-admin.permissions.ts';
import { inPerson, type Rule } from '../kernel/permission.ts';
import type { AlumniVideoCommand } from './alumni-video.commands.ts';

const lists = inPerson(alumniAdmin);

export const alumniVideoPermissions: Readonly<Record<AlumniVideoCommand['type'], Rule>> = {
  ListAlumniVideo: lists,
  UnlistAlumniVideo: lists,
};
