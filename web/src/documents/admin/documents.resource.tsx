import Description from '@mui/icons-material/DescriptionOutlined';
import type { AdminResource } from '../../console/admin-resource.ts';
import {
  AllDocumentsDocument,
  CreateDocumentDocument,
  DocumentDocument,
  UpdateDocumentDocument,
} from '../../generated/documents/admin/documents-admin.ts';
import { document, documents } from '../documents.screens.ts';

const variables = ({ id, title, content, permissions }: Readonly<Record<string, unknown>>) => ({
  input: { _id: id, title, content, permissions },
});

export const documentsResource: AdminResource = {
  name: 'documents',
  screens: { list: documents, edit: document },
  icon: Description,
  operations: {
    list: AllDocumentsDocument,
    one: DocumentDocument,
    booleans: ['published'],
    create: { command: CreateDocumentDocument, variables },
    update: { command: UpdateDocumentDocument, variables },
  },
};
