import Description from '@mui/icons-material/DescriptionOutlined';
import type { AdminResource } from '../../console/admin-resource.ts';
import {
  AllDocumentsDocument,
  CreateDocumentDocument,
  DocumentDocument,
  UpdateDocumentDocument,
} from '../../generated/documents/admin/documents-admin.ts';
import { document, documents } from '../documents.screens.ts';
import { documentsAdminMessages } from './documents-admin.messages.ts';
import { documentKeys } from '@paideia/events/documents/document.permissions.ts';

const variables = ({ id, title, content, permissions }: Readonly<Record<string, unknown>>) => ({
  input: { _id: id, title, content, permissions },
});

export const documentsResource: AdminResource = {
  name: 'documents',
  screens: { list: documents, edit: document },
  keys: documentKeys,
  about: documentsAdminMessages.permission,
  icon: Description,
  operations: {
    list: AllDocumentsDocument,
    one: DocumentDocument,
    booleans: ['published'],
    create: { command: CreateDocumentDocument, variables },
    update: { command: UpdateDocumentDocument, variables },
  },
};
