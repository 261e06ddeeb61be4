import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { explanationIdOf } from '@paideia/events/absence-explanations/absence-explanation.events.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { absenceExplanations } from '@paideia/projection-service/absence-explanations/absence-explanation.view.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import { attendanceGroups } from '@paideia/projection-service/registers/attendance-reference.view.ts';
import { personPictureOf } from '../files/file.queries.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { findAndCount, pageOf, pageRange, type PageOf } from '../kernel/graphql/pages.ts';
import { shownExplanation } from './absence-explanation.queries.ts';
import { AbsenceExplanation } from './absence-explanation.types.ts';

const OwnExplanationPage = pageOf(AbsenceExplanation, 'OwnAbsenceExplanation');

@Resolver(() => AbsenceExplanation)
export class AbsenceExplanationResolver {
  /** The actor's own, the latest day first. */
  @Query(() => OwnExplanationPage)
  async absenceExplanations(
    @Arg('groupId', () => ID, { nullable: true }) groupId: string | null,
    @Arg('page', () => Int, { defaultValue: 0 }) page: number,
    @Arg('perPage', () => Int, { defaultValue: 25 }) perPage: number,
    @Ctx() context: Context,
  ): Promise<PageOf<AbsenceExplanation>> {
    const { items, total, more, next } = await findAndCount(context.read(absenceExplanations), {
      where: { userId: context.signedIn().userId, ...(groupId && { groupId }) },
      sort: { field: 'date', descending: true },
      ...pageRange(page, perPage),
    });
    return { items: items.map(shownExplanation), total, more, next: next ?? null };
  }

  @Query(() => AbsenceExplanation, {
    nullable: true,
    description: 'The actor’s own of the mark in that register; null while nothing was said',
  })
  async absenceExplanation(
    @Arg('registerId', () => ID) registerId: string,
    @Ctx() context: Context,
  ): Promise<AbsenceExplanation | null> {
    const id = explanationIdOf(registerId, context.signedIn().userId);
    const found = await context.read(absenceExplanations).one(id);
    return found ? shownExplanation(found) : null;
  }

  @FieldResolver(() => String, { description: 'Of the campus' })
  async timeZone(@Root() { regionId }: AbsenceExplanation, @Ctx() context: Context): Promise<string> {
    return (await context.join(regions, regionId))?.timeZone ?? 'UTC';
  }
  @FieldResolver(() => String)
  async groupName(@Root() { groupId }: AbsenceExplanation, @Ctx() context: Context): Promise<string> {
    return (await context.join(attendanceGroups, groupId))?.name ?? '';
  }
  @FieldResolver(() => String, { nullable: true, description: 'Null after an erasure' })
  async studentName(@Root() { userId }: AbsenceExplanation, @Ctx() context: Context): Promise<string | null> {
    return (await context.join(users, userId))?.fullName ?? null;
  }
  @FieldResolver(() => String, { nullable: true })
  studentPicture(@Root() { userId }: AbsenceExplanation, @Ctx() context: Context): Promise<string | null> {
    return personPictureOf(context, userId);
  }
  @FieldResolver(() => String, { nullable: true })
  async decidedByName(@Root() { decidedBy }: AbsenceExplanation, @Ctx() context: Context): Promise<string | null> {
    return decidedBy === null ? null : ((await context.join(users, decidedBy))?.fullName ?? null);
  }
}
