import { Ctx, Query, Resolver } from 'type-graphql';
import { locales } from '@paideia/projection-service/locales/locale.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Public } from '../kernel/graphql/schema.ts';
import { Locale } from './locale.types.ts';

@Resolver()
export class LocaleResolver {
  @Public()
  @Query(() => [Locale])
  async locales(@Ctx() context: Context): Promise<readonly Locale[]> {
    const { items } = await context.read(locales).find({ sort: { field: 'name' }, limit: 100 });
    return items;
  }
}
