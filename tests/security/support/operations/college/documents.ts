import { documentPermissions, readsAllDocuments } from '@paideia/events/documents/document.permissions.ts';
import { anyone } from '@paideia/events/kernel/permission.ts';
import { demoId } from '../../../../../scripts/demo/ids.ts';
import { fresh, list, nothing, revision, type Row } from '../../row.ts';

const _id = demoId('D', 1);
const version = { title: 'privacy', content: '', permissions: [] };
/** The revision was seen long ago, so that nothing changes. */
const old = { ...nothing, args: () => ({ _id, ...revision }) };

export const queries: Readonly<Record<string, Row>> = {
  documentByTitle: {
    rule: anyone,
    ...nothing,
    args: () => ({ title: 'Terms and Conditions' }),
    note: 'published documents; drafts are absent',
  },
  allDocuments: list(readsAllDocuments),
  Document: { rule: readsAllDocuments, ...nothing, args: () => ({ id: _id }) },
  documentVersions: { rule: readsAllDocuments, ...nothing, args: () => ({ _id }) },
  documentVersion: { rule: readsAllDocuments, ...nothing, args: () => ({ _id, version: 1 }) },
};

export const mutations: Readonly<Record<string, Row>> = {
  createDocument: {
    rule: documentPermissions.CreateDocument,
    ...nothing,
    // Its title is taken, so that none is made.
    args: (of) => ({ input: { _id: fresh(of, 'document'), ...version } }),
  },
  updateDocument: {
    rule: documentPermissions.UpdateDocument,
    ...nothing,
    args: () => ({ input: { _id, ...version }, ...revision }),
  },
  publishDocument: { rule: documentPermissions.PublishDocument, ...old },
  unpublishDocument: { rule: documentPermissions.UnpublishDocument, ...old },
  deleteDocument: { rule: documentPermissions.DeleteDocument, ...old },
};
