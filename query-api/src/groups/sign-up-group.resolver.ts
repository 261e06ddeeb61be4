import { groups, type GroupView } from '@paideia/projection-service/groups/group.view.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import { Arg, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../kernel/graphql/context.ts';
import { Public } from '../kernel/graphql/schema.ts';

/** A group that anybody may join without being asked and without paying. */
@ObjectType()
class SignUpGroup implements Pick<GroupView, '_id' | 'name'> {
  @Field(() => ID) _id!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) regionName!: string | null;
}

@Resolver()
export class SignUpGroupResolver {
  /** Null for a group that is not there and for one that is not open: visitors learn of no other groups. */
  @Public()
  @Query(() => SignUpGroup, { nullable: true })
  async signUpGroup(@Arg('_id', () => ID) _id: string, @Ctx() context: Context): Promise<SignUpGroup | null> {
    const group = await context.read(groups).one(_id);
    if (!group || !group.selfSignUp || !group.freeOfCharge || group.archived) return null;
    return { _id, name: group.name, regionName: (await context.join(regions, group.regionId))?.name ?? null };
  }
}
