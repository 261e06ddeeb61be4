import { inPerson, keyed, superadmin, type Rule } from '../kernel/permission.ts';
import type { DocumentCommand } from './document.commands.ts';

const edits = inPerson(keyed('documents:write', superadmin));
export const documentPermissions: Readonly<Record<DocumentCommand['type'], Rule>> = {
  CreateDocument: edits,
  UpdateDocument: edits,
  PublishDocument: edits,
  UnpublishDocument: edits,
  DeleteDocument: edits,
};
/** Who sees every document, drafts and versions too. */
export const readsAllDocuments = inPerson(keyed('documents:read', superadmin));
