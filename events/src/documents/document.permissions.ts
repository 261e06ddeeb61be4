import { inPerson, superadmin, type Rule } from '../kernel/permission.ts';
import type { DocumentCommand } from './document.commands.ts';

export const documentPermissions: Readonly<Record<DocumentCommand['type'], Rule>> = {
  CreateDocument: inPerson(superadmin),
  UpdateDocument: inPerson(superadmin),
  PublishDocument: inPerson(superadmin),
  UnpublishDocument: inPerson(superadmin),
  DeleteDocument: inPerson(superadmin),
};
