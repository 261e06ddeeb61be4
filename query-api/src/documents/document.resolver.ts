import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { hasRole, type Actor } from '@paideia/events/kernel/permission.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import {
  documents,
  documentVersionId,
  documentVersions,
  type DocumentView,
} from '@paideia/projection-service/documents/document.view.ts';
import { picturesIn } from '../files/picture.queries.ts';
import { Picture } from '../files/picture.types.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Public } from '../kernel/graphql/schema.ts';
import { Document } from './document.types.ts';

/** What is not published, or only for roles that the reader has not, is as if it were not there. */
const mayRead = (published: boolean, permissions: readonly string[], actor: Actor | undefined): boolean => {
  if (actor && hasRole(actor, 'superadmin')) return true;
  return (
    published && (permissions.length === 0 || permissions.some((role) => actor !== undefined && hasRole(actor, role)))
  );
};

/** It is found by the title that readers know; what has no readers yet is found by its own. */
async function titled(context: Context, title: string): Promise<DocumentView | undefined> {
  const read = context.read(documents);
  const live = await read.find({ where: { liveTitle: title }, limit: 1 });
  if (live.items[0]) return live.items[0];
  return (await read.find({ where: { title }, limit: 1 })).items.find(({ published }) => !published);
}

@Resolver(() => Document)
export class DocumentResolver {
  @FieldResolver(() => [Picture])
  pictures(@Root() { content }: Document, @Ctx() context: Context): Promise<readonly Picture[]> {
    return picturesIn(context, content);
  }

  @Public()
  @Query(() => Document, { nullable: true })
  async documentByTitle(@Arg('title', () => String) title: string, @Ctx() context: Context): Promise<Document | null> {
    const document = await titled(context, title);
    if (!document) return null;
    const { _id, published, createdAt, version, liveVersion } = document;
    const visible = await context.read(documentVersions).one(documentVersionId(_id, liveVersion ?? version));
    if (!visible || !mayRead(published, visible.permissions, context.actor)) return null;
    // Of a draft that is written on, its readers are not told when and by whom.
    const isLatest = liveVersion === null || liveVersion === version;
    const [updatedAt, updatedBy] = isLatest
      ? [document.updatedAt, document.updatedBy]
      : [visible.createdAt, visible.createdBy];
    const updatedByName =
      updatedBy === null || !context.actor ? null : ((await context.join(users, updatedBy))?.fullName ?? null);
    const { permissions, content } = visible;
    return { _id, createdAt, updatedAt, updatedByName, title: visible.title, content, permissions, published };
  }
}
