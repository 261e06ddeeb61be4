import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { every } from '@paideia/documents/every.ts';
import { CategoryKind } from '@paideia/events/categories/category.events.ts';
import { keepsCourses } from '@paideia/events/courses/course.permissions.ts';
import { categories } from '@paideia/projection-service/categories/category.view.ts';
import { changeOf, savedRecord } from '../kernel/graphql/change.ts';
import { RecordRevisionArgs, SaveArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { categoryOf } from './category.resolver.ts';
import { Category, CategoryChoice, CategoryInput } from './category.types.ts';

const save = changeOf(categories, async (context, id) => categoryOf(await savedRecord(context, categories, id)));

@Resolver()
export class CategoryDecisionsResolver {
  /** Creates when `_id` is new. */
  @Mutation(() => Category)
  saveCategory(
    @Arg('input', () => CategoryInput) { _id: categoryId, ...category }: CategoryInput,
    @Args(() => SaveArgs) intent: SaveArgs,
    @Ctx() context: Context,
  ): Promise<Category> {
    return save(context, categoryId, 'SaveCategory', { categoryId, ...category }, intent);
  }

  @Mutation(() => Boolean)
  async deleteCategory(
    @Args(() => RecordRevisionArgs) { _id: categoryId, ...intent }: RecordRevisionArgs,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await context.send('DeleteCategory', { categoryId }, { ...intent, then: [categories] });
    return true;
  }

  /** They come in their order. */
  @Query(() => [CategoryChoice])
  categoryChoices(
    @Arg('kind', () => CategoryKind.enum) kind: CategoryKind,
    @Ctx() context: Context,
  ): Promise<readonly CategoryChoice[]> {
    context.require(keepsCourses);
    return every(context.read(categories), { where: { kind }, sort: { field: 'order' } });
  }
}
