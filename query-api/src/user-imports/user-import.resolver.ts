import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import { readsUsers } from '@paideia/events/accounts/account.permissions.ts';
import { ImportOutcome, UndoOutcome } from '@paideia/events/user-imports/user-import.events.ts';
import {
  userImportRows,
  userImports,
  type UserImportView,
} from '@paideia/projection-service/user-imports/user-import.view.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import { adminResource } from '../kernel/graphql/admin-resource.ts';
import { changeOf } from '../kernel/graphql/change.ts';
import { RecordArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { pageOf, pageRange, type PageOf } from '../kernel/graphql/pages.ts';
import { knownImport, leftBecause, visibleImports } from './user-import.queries.ts';
import { UserImport, UserImportFilter, UserImportRow } from './user-import.types.ts';

async function userImportOf(view: UserImportView, context: Context): Promise<UserImport> {
  const [region, by] = await Promise.all([
    context.join(regions, view.regionId),
    view.startedBy === null ? undefined : context.join(users, view.startedBy),
  ]);
  return { id: view._id, regionName: region?.name ?? null, startedByName: by?.fullName ?? null, ...view };
}

/** It answers `allUserImports` and `UserImport`: newest first. */
export const UserImportResolver = adminResource<UserImportView, UserImport, UserImportFilter>({
  name: 'UserImport',
  type: UserImport,
  view: userImports,
  filter: UserImportFilter,
  rule: readsUsers,
  scope: visibleImports,
  where: ({ regionId }) => ({ where: { regionId: regionId ?? undefined } }),
  sorts: { startedAt: 'startedAt', id: 'startedAt' },
  newestFirst: true,
  map: userImportOf,
});

const UserImportRowPage = pageOf(UserImportRow);

@Resolver(() => UserImport)
export class UserImportRowsResolver {
  /** They come in the order of the file; whoever may see the import may see its rows. */
  @FieldResolver(() => UserImportRowPage)
  async rows(
    @Root() { _id }: UserImport,
    @Ctx() context: Context,
    @Arg('page', () => Int, { defaultValue: 0 }) page: number,
    @Arg('perPage', () => Int, { defaultValue: 25 }) perPage: number,
    @Arg('outcome', () => ImportOutcome.enum, { nullable: true }) outcome: ImportOutcome | null,
    @Arg('undo', () => UndoOutcome.enum, { nullable: true }) undo: UndoOutcome | null,
  ): Promise<PageOf<UserImportRow>> {
    const where = { importId: _id, outcome: outcome ?? undefined, undo: undo ?? undefined };
    const reader = context.read(userImportRows);
    const [found, total] = await Promise.all([
      reader.find({ where, ...pageRange(page, perPage), sort: { field: 'row' } }),
      reader.count({ where }),
    ]);
    const items = await Promise.all(
      found.items.map(async (row) => ({ id: row._id, leftBecause: await leftBecause(row, context), ...row })),
    );
    return { items, total: total.n, more: total.more, next: found.next ?? null };
  }
}

const change = changeOf(userImports, async (context, id) => userImportOf(await knownImport(context, id), context));

@Resolver()
export class UserImportActsResolver {
  @Mutation(() => UserImport, { description: 'Rows that are not worked off by then make nobody' })
  async cancelUserImport(
    @Args(() => RecordArgs) { _id: importId, ...intent }: RecordArgs,
    @Ctx() context: Context,
  ): Promise<UserImport> {
    await knownImport(context, importId);
    return change(context, importId, 'CancelUserImport', { importId }, intent);
  }
  @Mutation(() => UserImport, { description: 'Takes back the invitations that nobody has followed' })
  async undoUserImport(
    @Args(() => RecordArgs) { _id: importId, ...intent }: RecordArgs,
    @Ctx() context: Context,
  ): Promise<UserImport> {
    await knownImport(context, importId);
    return change(context, importId, 'UndoUserImport', { importId }, intent);
  }
}
