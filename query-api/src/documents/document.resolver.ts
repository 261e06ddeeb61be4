import { Arg, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { hasRole, type Actor } from '@paideia/events/kernel/permission.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { documents, type DocumentView } from '@paideia/projection-service/documents/document.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Public } from '../kernel/graphql/schema.ts';

@ObjectType()
export class Document implements Omit<DocumentView, '_revision' | 'updatedBy'> {
  @Field(() => ID) _id!: string;
  @Field(() => String) createdAt!: string;
  @Field(() => String) updatedAt!: string;
  @Field(() => String, { nullable: true }) updatedByName!: string | null;
  @Field(() => String) title!: string;
  @Field(() => String) content!: string;
  @Field(() => [String]) permissions!: readonly string[];
  @Field(() => Boolean) published!: boolean;
}

/** What is not published, or only for roles that the reader has not, is as if it were not there. */
const mayRead = ({ published, permissions }: DocumentView, actor: Actor | undefined): boolean => {
  if (actor && hasRole(actor, 'superadmin')) return true;
  return (
    published && (permissions.length === 0 || permissions.some((role) => actor !== undefined && hasRole(actor, role)))
  );
};

@Resolver()
export class DocumentResolver {
  @Public()
  @Query(() => Document, { nullable: true })
  async documentByTitle(@Arg('title', () => String) title: string, @Ctx() context: Context): Promise<Document | null> {
    const { items } = await context.read(documents).find({ where: { title }, limit: 1 });
    const [document] = items;
    if (!document || !mayRead(document, context.actor)) return null;
    const updatedByName =
      document.updatedBy === null || !context.actor
        ? null
        : ((await context.join(users, document.updatedBy))?.fullName ?? null);
    return { ...document, updatedByName };
  }
}
