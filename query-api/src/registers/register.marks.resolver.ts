import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { registerIdOf, registerStream, type RegisterEvent } from '@paideia/events/registers/register.events.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { attendanceRegisters } from '@paideia/projection-service/registers/register.view.ts';
import type { Context, SendOptions } from '../kernel/context.ts';
import { visibleRegister } from './register.shown.ts';
import { AttendanceRegister, RegisterMarkInput, UndoResult } from './register.types.ts';

const CommandId = () => Arg('commandId', () => String, { nullable: true });
const ExpectedRevision = () => Arg('expectedRevision', () => Int);

async function change(context: Context, type: string, data: { readonly registerId: string }, options: Omit<SendOptions, 'then'>): Promise<AttendanceRegister> {
  context.signedIn();
  await context.send(type, data, { ...options, then: [attendanceRegisters] });
  return visibleRegister(context, data.registerId);
}
const noneUndone = (): Pick<DataOf<RegisterEvent, 'MarksUndone'>, 'restored' | 'kept'> => ({ restored: [], kept: [] });

@Resolver()
export class RegisterMarksResolver {
  @Mutation(() => AttendanceRegister)
  async openRegister(
    @Arg('groupId', () => ID) groupId: string,
    @Arg('date', () => String) date: string,
    @Arg('periodKey', () => String) periodKey: string,
    @CommandId() commandId: string | undefined,
    @Ctx() context: Context,
  ): Promise<AttendanceRegister> {
    await context.send('OpenRegister', { groupId, date, periodKey }, { commandId: commandId ?? undefined, then: [attendanceRegisters] });
    return visibleRegister(context, registerIdOf(groupId, date, periodKey));
  }

  @Mutation(() => AttendanceRegister)
  recordAttendance(
    @Arg('_id', () => ID) registerId: string,
    @Arg('batchId', () => String) batchId: string,
    @Arg('marks', () => [RegisterMarkInput]) marks: readonly RegisterMarkInput[],
    @CommandId() commandId: string | undefined,
    @Ctx() context: Context,
  ): Promise<AttendanceRegister> {
    const said = marks.map(({ userId, status, arrivedAt }) => ({ userId, status, arrivedAt: arrivedAt ?? null }));
    return change(context, 'RecordAttendance', { registerId, batchId, marks: said } as { registerId: string }, { commandId });
  }

  @Mutation(() => AttendanceRegister)
  correctAttendance(
    @Arg('_id', () => ID) registerId: string,
    @Arg('userId', () => ID) userId: string,
    @Arg('status', () => String) status: string,
    @Arg('reason', () => String) reason: string,
    @ExpectedRevision() expectedRevision: number,
    @CommandId() commandId: string | undefined,
    @Ctx() context: Context,
  ): Promise<AttendanceRegister> {
    const data = { registerId, userId, status, reason };
    return change(context, 'CorrectAttendance', data, { commandId, expectedRevision });
  }
}
