import { every } from '@paideia/documents/every.ts';
import { retractedUsers, users } from '@paideia/projection-service/accounts/users.view.ts';
import { erasures, type ErasureView } from '@paideia/projection-service/erasures/erasure.view.ts';
import { replays } from '@paideia/projection-service/operations/replay.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { operationsOf } from '../operations/operation.queries.ts';
import type { Erasure } from './erasure.types.ts';

/** How many read models were folded anew since the key went, of how many. */
async function rebuiltOf(
  { status, erasedAt }: ErasureView,
  context: Context,
): Promise<Pick<Erasure, 'rebuilt' | 'toRebuild'>> {
  if (status !== 'erased' || erasedAt === null) return { rebuilt: 0, toRebuild: 0 };
  const [since, { groups }] = await Promise.all([
    every(context.read(replays), { where: { startedAt: { from: erasedAt } } }),
    operationsOf(context),
  ]);
  const done = new Set(since.filter(({ state }) => state === 'done').map(({ projectionName }) => projectionName));
  return { rebuilt: done.size, toRebuild: groups.length };
}

export type Person = Pick<Erasure, '_id' | 'fullName' | 'isRetracted'> & { readonly email: string | null };
/** An account, or whoever was to have one until the invitation was retracted. */
export async function personOf(context: Context, userId: string): Promise<Person | undefined> {
  const user = await context.join(users, userId);
  const person = user ?? (await context.join(retractedUsers, userId));
  return person && { _id: userId, fullName: person.fullName, email: person.email, isRetracted: !user };
}

export async function erasureOf(
  view: ErasureView | undefined,
  { _id: id, fullName, isRetracted }: Person,
  context: Context,
): Promise<Erasure> {
  const none = {
    status: 'none' as const,
    requestedAt: null,
    reason: null,
    startedAt: null,
    startedByName: null,
    erasedAt: null,
    completedAt: null,
  };
  const person = { id, _id: id, fullName, isRetracted };
  if (!view || view.status === 'withdrawn') return { ...none, ...person, rebuilt: 0, toRebuild: 0, result: null };
  const { status, requestedAt, reason, startedAt, startedBy, erasedAt, completedAt, figures } = view;
  const bySystem = startedAt === null ? null : context.text('audit.system');
  const startedByName = startedBy === null ? bySystem : ((await context.join(users, startedBy))?.fullName ?? null);
  const result = figures && {
    unreadable: figures.unreadable,
    models: figures.models.length,
    events: figures.chain.events,
    signed: figures.chain.signed,
  };
  return {
    ...person,
    status,
    requestedAt,
    reason,
    startedAt,
    startedByName,
    erasedAt,
    completedAt,
    result,
    ...(await rebuiltOf(view, context)),
  };
}

/** Those that wait for an answer, the oldest first, and those under way. */
export async function openErasures(context: Context): Promise<readonly Erasure[]> {
  const found = (
    await Promise.all(
      (['requested', 'started', 'erased'] as const).map((status) =>
        every(context.read(erasures), { where: { status }, sort: { field: 'updatedAt' } }),
      ),
    )
  ).flat();
  const people = await Promise.all(found.map(({ _id }) => personOf(context, _id)));
  return Promise.all(found.flatMap((view, i) => (people[i] ? [erasureOf(view, people[i], context)] : [])));
}
