import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { dayCount } from '@paideia/events/kernel/dates.ts';
import { DateInput } from '@paideia/events/kernel/ids.ts';
import { ownGroup } from '../exam-attempts/assessment.queries.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { calendarOf } from './calendar.queries.ts';
import { Calendar } from './calendar.types.ts';

const mostDays = 42;

@Resolver()
export class CalendarMonthResolver {
  /** What the actor has to keep in mind of an own group, at most six weeks of it. */
  @Query(() => Calendar)
  async calendar(
    @Arg('from', () => String) from: string,
    @Arg('to', () => String) to: string,
    @Arg('groupId', () => ID) groupId: string,
    @Ctx() context: Context,
  ): Promise<Calendar> {
    const userId = await ownGroup(context, groupId);
    for (const [path, date] of Object.entries({ from, to }))
      if (!DateInput.safeParse(date).success) throw new Refusal('invalid', {}, [{ path, code: 'invalid' }]);
    if (to < from || dayCount(from, to) > mostDays) throw new Refusal('invalid', {}, [{ path: 'to', code: 'invalid' }]);
    const calendar = await calendarOf(context, userId, groupId, () => ({ from, to }));
    if (!calendar) throw new Refusal('notFound');
    return calendar;
  }
}
