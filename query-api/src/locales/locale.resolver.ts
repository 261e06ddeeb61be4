import { Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { locales, type LocaleView } from '@paideia/projection-service/locales/locale.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Public } from '../kernel/graphql/schema.ts';

@ObjectType()
export class Locale implements LocaleView {
  @Field(() => ID) _id!: string;
  @Field(() => String) name!: string;
  @Field(() => String) value!: string;
  @Field(() => String) label!: string;
}

@Resolver()
export class LocaleResolver {
  @Public()
  @Query(() => [Locale])
  async locales(@Ctx() context: Context): Promise<readonly Locale[]> {
    const { items } = await context.read(locales).find({ sort: { field: 'name' }, limit: 100 });
    return items;
  }
}
