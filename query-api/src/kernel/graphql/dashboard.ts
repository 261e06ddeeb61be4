import { Ctx, Field, FieldResolver, ID, Int, ObjectType, Resolver, Root, type ClassType } from 'type-graphql';
import type { Count } from '@paideia/documents/port.ts';
import type { Actor } from '@paideia/events/kernel/permission.ts';
import { countOf, type AdminResource } from './admin-resource.ts';
import type { Context } from './context.ts';
import { ResolvedBy } from './schema.ts';

@ObjectType({ description: 'A region whose waiting work somebody sees' })
export class DashboardRegion {
  @Field(() => ID) _id!: string;
  @Field(() => String) name!: string;
}

@ObjectType({ description: 'What somebody finds first: a field for each card, which is null for whom it is not' })
export class Dashboard {
  @Field(() => ID, { nullable: true, description: 'The group that the cards of a student are about' })
  groupId!: string | null;
  @Field(() => [DashboardRegion], { description: 'Of staff, by name; none for students' })
  regions!: readonly DashboardRegion[];
}

type Asked = Pick<Dashboard, 'groupId' | 'regions'> & { readonly actor: Actor };
type Card<T> = {
  /** The field of `Dashboard` is called so. */
  readonly name: string;
  readonly type: Parameters<typeof FieldResolver>[0];
  readonly description: string;
  /** It says whose dashboard has the card; for all others the field is null. */
  readonly isFor: (asked: Asked) => boolean;
  /** Null where there is nothing to show. What is thrown is said in this card, and the others stand. */
  readonly read: (context: Context, asked: Asked) => Promise<T | null>;
};

export const isStudents = ({ groupId }: Pick<Dashboard, 'groupId'>): boolean => groupId !== null;

/** A card that a slice adds to the dashboard. */
export function dashboardCard<T>({ name, type, description, isFor, read }: Card<T>): ClassType<object> {
  const resolve = ({ groupId, regions }: Dashboard, context: Context): Promise<T | null> | null => {
    const asked = { groupId, regions, actor: context.signedIn() };
    return isFor(asked) ? read(context, asked) : null;
  };
  @Resolver(() => Dashboard)
  class DashboardCardResolver {
    @FieldResolver(type as () => typeof String, { nullable: true, description })
    @ResolvedBy((root: Dashboard, _args, context) => resolve(root, context))
    [name](@Root() root: Dashboard, @Ctx() context: Context): Promise<T | null> | null {
      return resolve(root, context);
    }
  }
  return DashboardCardResolver;
}

@ObjectType()
class WaitingInRegion implements Count {
  @Field(() => ID) regionId!: string;
  @Field(() => Int) n!: number;
  @Field(() => Boolean) more!: boolean;
}

@ObjectType({ description: 'How many rows of a list wait for staff; beyond 5,000 there are `more`' })
export class Waiting implements Count {
  @Field(() => Int) n!: number;
  @Field(() => Boolean) more!: boolean;
  @Field(() => [WaitingInRegion], { description: 'Where some wait; none of a list that has no regions' })
  regions!: readonly WaitingInRegion[];
}

type WaitingRows<V extends object, T extends object, F extends object> = {
  readonly name: string;
  readonly description: string;
  /** The list in which they stand; whoever may open it has the number, of the rows that the list shows. */
  readonly list: { readonly resource: AdminResource<V, T, F> };
  readonly filter: Partial<F>;
  /** It is for a list that is filtered by region too. */
  readonly inRegion?: (regionId: string) => Partial<F>;
};

/** A number on the dashboards of staff: how many rows of a list fit a filter, in all and by region. */
export const waitingCard = <V extends object, T extends object, F extends object>({
  list,
  filter,
  inRegion,
  ...card
}: WaitingRows<V, T, F>) =>
  dashboardCard<Waiting>({
    ...card,
    type: () => Waiting,
    isFor: ({ actor }) => list.resource.rule(actor, {}),
    async read(context, { regions }) {
      const all = await countOf(list.resource, filter, context);
      if (!inRegion || all.n === 0) return { ...all, regions: [] };
      const counts = regions.map(async ({ _id }) => ({
        regionId: _id,
        ...(await countOf(list.resource, { ...filter, ...inRegion(_id) }, context)),
      }));
      return { ...all, regions: (await Promise.all(counts)).filter(({ n }) => n > 0) };
    },
  });
