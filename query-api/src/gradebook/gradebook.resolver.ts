import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { readsGradebook } from '@paideia/events/gradebook/gradebook.permissions.ts';
import { groups } from '@paideia/projection-service/groups/group.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { shownGradebook } from './gradebook.queries.ts';
import { Gradebook, GradebookFilter, GradebookOrder } from './gradebook.types.ts';

@Resolver()
export class GradebookResolver {
  /** Of one course, or of all courses of a term: without either of that of today. */
  @Query(() => Gradebook)
  async gradebook(
    @Arg('groupId', () => ID) groupId: string,
    @Arg('courseId', () => ID, { nullable: true }) courseId: string | null | undefined,
    @Arg('term', () => String, { nullable: true, description: 'Empty for the courses that are in no plan' })
    term: string | null | undefined,
    @Arg('filter', () => GradebookFilter.enum, { nullable: true }) filter: GradebookFilter | null | undefined,
    @Arg('order', () => GradebookOrder.enum, { defaultValue: 'name' }) order: GradebookOrder,
    @Arg('page', () => Int, { defaultValue: 0 }) page: number,
    @Arg('perPage', () => Int, { defaultValue: 50 }) perPage: number,
    @Ctx() context: Context,
  ): Promise<Gradebook> {
    const group = context.visible(await context.join(groups, groupId), readsGradebook, ({ regionId }) => ({
      regionId,
    }));
    return shownGradebook(context, group, {
      courseId: courseId ?? null,
      term: term ?? null,
      filter: filter ?? null,
      order,
      page,
      perPage,
    });
  }
}
