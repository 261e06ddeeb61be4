import { inPerson, keyed, superadmin, type Rule } from '../kernel/permission.ts';
import type { DocumentCommand } from './document.commands.ts';
import { defineKeys } from '../kernel/permission-key.ts';

export const documentKeys = defineKeys('documents', { order: 170 });

const edits = inPerson(keyed(documentKeys.write, superadmin));
export const documentPermissions: Readonly<Record<DocumentCommand['type'], Rule>> = {
  CreateDocument: edits,
  UpdateDocument: edits,
  PublishDocument: edits,
  UnpublishDocument: edits,
  DeleteDocument: edits,
};
/** Who sees every document, drafts and versions too. */
export const readsAllDocuments = inPerson(keyed(documentKeys.read, superadmin));
