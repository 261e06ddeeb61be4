import { documentPermissions } from '@paideia/events/documents/document.permissions.ts';
import { anyone } from '@paideia/events/kernel/permission.ts';
import { demoId } from '../../../../scripts/demo/ids.ts';
import { fresh, list, nothing, revision, type Row } from '../row.ts';

const edits = documentPermissions.UpdateDocument;
const _id = demoId('D', 1);
const version = { title: 'privacy', content: '', permissions: [] };
/** With a revision that was seen long ago, so that nothing changes. */
const old = { ...nothing, args: () => ({ _id, ...revision }) };

export const queries: Readonly<Record<string, Row>> = {
  documentByTitle: {
    rule: anyone,
    ...nothing,
    args: () => ({ title: 'Terms and Conditions' }),
    note: 'published documents; drafts are absent',
  },
  allDocuments: list(edits),
  Document: { rule: edits, ...nothing, args: () => ({ id: _id }) },
  documentVersions: { rule: edits, ...nothing, args: () => ({ _id }) },
  documentVersion: { rule: edits, ...nothing, args: () => ({ _id, version: 1 }) },
};

export const mutations: Readonly<Record<string, Row>> = {
  createDocument: {
    rule: documentPermissions.CreateDocument,
    ...nothing,
    // Its title is taken, so that none is made.
    args: (of) => ({ input: { _id: fresh(of, 'document'), ...version } }),
  },
  updateDocument: { rule: edits, ...nothing, args: () => ({ input: { _id, ...version }, ...revision }) },
  publishDocument: { rule: documentPermissions.PublishDocument, ...old },
  unpublishDocument: { rule: documentPermissions.UnpublishDocument, ...old },
  deleteDocument: { rule: documentPermissions.DeleteDocument, ...old },
};
