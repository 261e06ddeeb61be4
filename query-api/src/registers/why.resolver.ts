import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { readsAttendance, readsRegister } from '@paideia/events/registers/register.permissions.ts';
import type { Context } from '../kernel/context.ts';
import { whyLeave } from './why.leave.ts';
import { whyMark } from './why.mark.ts';
import { whySummary } from './why.summary.ts';
import { Why, WhyOf } from './why.types.ts';

type Teller = (context: Context, id: string) => Promise<Why>;
const tellers: Readonly<Record<WhyOf, Teller>> = {
  // A record is there only while it has a status; staff may ask about the others too.
  attendanceRecord: (context, id) => whyMark(context, id, readsAttendance, ({ status }) => status !== null),
  registerMark: (context, id) => whyMark(context, id, readsRegister, () => true),
  attendanceSummary: whySummary,
  leaveRequest: whyLeave,
};

@Resolver()
export class WhyResolver {
  /** Whoever may see the thing itself may ask. */
  @Query(() => Why)
  why(@Arg('of', () => WhyOf) of: WhyOf, @Arg('id', () => String) id: string, @Ctx() context: Context): Promise<Why> {
    return tellers[of](context, id);
  }
}
