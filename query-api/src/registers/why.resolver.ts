import { Arg, Ctx, Query, Resolver, type ClassType } from 'type-graphql';
import { readsAttendance, readsRegister } from '@paideia/events/registers/register.permissions.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { whyLeave } from './leave-why.ts';
import { whyMark } from './mark-why.ts';
import { whySummary } from './summary-why.ts';
import { Why, WhyOf } from './why.types.ts';

/** Answers for one kind of thing, by its id: whoever may not see the thing itself is told that it is not there. `asOf` is for grades and what they are made of. */
type Teller = (context: Context, id: string, asOf?: string | null) => Promise<Why>;

export const attendanceTellers = {
  // A record is there only while it has a status; staff may ask about the others too.
  attendanceRecord: (context, id) => whyMark(context, id, readsAttendance, ({ status }) => status !== null),
  registerMark: (context, id) => whyMark(context, id, readsRegister, () => true),
  attendanceSummary: whySummary,
  leaveRequest: whyLeave,
} satisfies Readonly<Partial<Record<WhyOf, Teller>>>;

/** It answers `why(of, id)`, over the tellers of every slice. */
export function whyResolver(tellers: Readonly<Record<WhyOf, Teller>>): ClassType<object> {
  @Resolver()
  class WhyResolver {
    @Query(() => Why)
    why(
      @Arg('of', () => WhyOf) of: WhyOf,
      @Arg('id', () => String) id: string,
      @Arg('asOf', () => String, {
        nullable: true,
        description:
          'For grades and what they are made of: a date in the group’s region (its whole day counts) or an instant',
      })
      asOf: string | null,
      @Ctx() context: Context,
    ): Promise<Why> {
      return tellers[of](context, id, asOf);
    }
  }
  return WhyResolver;
}
