import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { readsAllDocuments } from '@paideia/events/documents/document.permissions.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import {
  documents,
  documentVersionId,
  documentVersions,
  type DocumentVersionView,
  type DocumentView,
} from '@paideia/projection-service/documents/document.view.ts';
import { picturesIn } from '../files/picture.queries.ts';
import { Picture } from '../files/picture.types.ts';
import { adminResource } from '../kernel/graphql/admin-resource.ts';
import { changeOf, savedRecord } from '../kernel/graphql/change.ts';
import { CommandArgs, RecordRevisionArgs, RevisionArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { DocumentAdmin, DocumentFilter, DocumentInput, DocumentVersion } from './document.types.ts';

/** How many versions are listed, the newest first. */
const most = 50;

const nameOf = async (context: Context, id: string | null): Promise<string | null> =>
  id === null ? null : ((await context.join(users, id))?.fullName ?? null);
const documentAdminOf = async (document: DocumentView, context: Context): Promise<DocumentAdmin> => ({
  ...document,
  id: document._id,
  updatedByName: await nameOf(context, document.updatedBy),
});
const versionOf = async (version: DocumentVersionView, context: Context): Promise<DocumentVersion> => ({
  ...version,
  createdByName: await nameOf(context, version.createdBy),
});
const change = changeOf(documents, async (context, id) =>
  documentAdminOf(await savedRecord(context, documents, id), context),
);

/** It answers `allDocuments` and `Document`: every document, drafts too. */
export const DocumentAdminResolver = adminResource<DocumentView, DocumentAdmin, DocumentFilter>({
  name: 'Document',
  type: DocumentAdmin,
  view: documents,
  filter: DocumentFilter,
  rule: readsAllDocuments,
  scope: () => 'everything',
  where: ({ q, published }) => ({ where: { published: published ?? undefined }, search: q ?? undefined }),
  sorts: { title: 'titleKey', updatedAt: 'updatedAt' },
  map: documentAdminOf,
});

@Resolver(() => DocumentVersion)
export class DocumentVersionResolver {
  @FieldResolver(() => [Picture])
  pictures(@Root() { content }: DocumentVersion, @Ctx() context: Context): Promise<readonly Picture[]> {
    return picturesIn(context, content);
  }
}

@Resolver(() => DocumentAdmin)
export class DocumentDecisionsResolver {
  @FieldResolver(() => String, { description: 'Sanitised HTML of the latest version' })
  async content(@Root() { _id, version }: DocumentAdmin, @Ctx() context: Context): Promise<string> {
    return (await context.join(documentVersions, documentVersionId(_id, version)))?.content ?? '';
  }
  @FieldResolver(() => [Picture], { description: 'Of that content' })
  async pictures(@Root() document: DocumentAdmin, @Ctx() context: Context): Promise<readonly Picture[]> {
    return picturesIn(context, await this.content(document, context));
  }

  /** It answers the last fifty, the newest first. */
  @Query(() => [DocumentVersion])
  async documentVersions(
    @Arg('_id', () => ID) documentId: string,
    @Ctx() context: Context,
  ): Promise<readonly DocumentVersion[]> {
    context.require(readsAllDocuments);
    const { items } = await context
      .read(documentVersions)
      .find({ where: { documentId }, sort: { field: 'version', descending: true }, limit: most });
    return Promise.all(items.map((version) => versionOf(version, context)));
  }

  @Query(() => DocumentVersion)
  async documentVersion(
    @Arg('_id', () => ID) documentId: string,
    @Arg('version', () => Int) version: number,
    @Ctx() context: Context,
  ): Promise<DocumentVersion> {
    context.require(readsAllDocuments);
    const found = await context.read(documentVersions).one(documentVersionId(documentId, version));
    if (!found) throw new Refusal('notFound');
    return versionOf(found, context);
  }

  @Mutation(() => DocumentAdmin)
  createDocument(
    @Arg('input', () => DocumentInput) { _id: documentId, ...version }: DocumentInput,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<DocumentAdmin> {
    return change(context, documentId, 'CreateDocument', { documentId, ...version }, intent);
  }

  @Mutation(() => DocumentAdmin)
  updateDocument(
    @Arg('input', () => DocumentInput) { _id: documentId, ...version }: DocumentInput,
    @Args(() => RevisionArgs) intent: RevisionArgs,
    @Ctx() context: Context,
  ): Promise<DocumentAdmin> {
    return change(context, documentId, 'UpdateDocument', { documentId, ...version }, intent);
  }

  /** Readers see the latest version from now on. */
  @Mutation(() => DocumentAdmin)
  publishDocument(
    @Args(() => RecordRevisionArgs) { _id: documentId, ...intent }: RecordRevisionArgs,
    @Ctx() context: Context,
  ): Promise<DocumentAdmin> {
    return change(context, documentId, 'PublishDocument', { documentId }, intent);
  }

  @Mutation(() => DocumentAdmin)
  unpublishDocument(
    @Args(() => RecordRevisionArgs) { _id: documentId, ...intent }: RecordRevisionArgs,
    @Ctx() context: Context,
  ): Promise<DocumentAdmin> {
    return change(context, documentId, 'UnpublishDocument', { documentId }, intent);
  }

  @Mutation(() => ID)
  async deleteDocument(
    @Args(() => RecordRevisionArgs) { _id: documentId, ...intent }: RecordRevisionArgs,
    @Ctx() context: Context,
  ): Promise<string> {
    await context.send('DeleteDocument', { documentId }, { ...intent, then: [documents] });
    return documentId;
  }
}
