import { Arg, Args, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import {
  ExcuseCause,
  MarkInput,
  registerEvents,
  registerIdOf,
  registerStream,
} from '@paideia/events/registers/register.events.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { attendanceRegisters } from '@paideia/projection-service/registers/register.view.ts';
import { assertShown, changeOf } from '../kernel/graphql/change.ts';
import { CommandArgs, RevisionArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { newId } from '@paideia/events/kernel/new-ids.ts';
import { visibleRegister } from './register.queries.ts';
import { AttendanceRegister, RegisterMarkInput, UndoResult } from './register.types.ts';

const RegisterId = () => Arg('_id', () => ID);
const StudentId = () => Arg('userId', () => ID);

const change = changeOf(attendanceRegisters, visibleRegister);

@Resolver()
export class RegisterMarksResolver {
  @Mutation(() => AttendanceRegister)
  openRegister(
    @Arg('groupId', () => ID) groupId: string,
    @Arg('date', () => String) date: string,
    @Arg('periodKey', () => String) periodKey: string,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<AttendanceRegister> {
    const registerId = registerIdOf(groupId, date, periodKey);
    return change(context, registerId, 'OpenRegister', { groupId, date, periodKey }, intent);
  }

  /** Of whom `joined` tells; where nobody has joined, the register stays as it is. */
  @Mutation(() => AttendanceRegister)
  addRegisterStudents(
    @RegisterId() registerId: string,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<AttendanceRegister> {
    return change(context, registerId, 'AddRegisterStudents', { registerId }, intent);
  }

  @Mutation(() => AttendanceRegister)
  recordAttendance(
    @RegisterId() registerId: string,
    @Arg('batchId', () => String) batchId: string,
    @Arg('marks', () => [RegisterMarkInput]) marks: readonly RegisterMarkInput[],
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<AttendanceRegister> {
    const said = marks.map(({ userId, status, arrivedAt = null }) => ({ userId, status, arrivedAt }));
    return change(context, registerId, 'RecordAttendance', { registerId, batchId, marks: said }, intent);
  }

  @Mutation(() => AttendanceRegister)
  correctAttendance(
    @RegisterId() registerId: string,
    @StudentId() userId: string,
    @Arg('status', () => MarkInput.enum) status: MarkInput,
    @Arg('reason', () => String) reason: string,
    @Args(() => RevisionArgs) intent: RevisionArgs,
    @Ctx() context: Context,
  ): Promise<AttendanceRegister> {
    return change(context, registerId, 'CorrectAttendance', { registerId, userId, status, reason }, intent);
  }

  @Mutation(() => UndoResult)
  async undoMarks(
    @RegisterId() registerId: string,
    @Arg('batchId', () => String) batchId: string,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<UndoResult> {
    const sent = await context.send('UndoMarks', { registerId, batchId }, { ...intent, then: [attendanceRegisters] });
    await assertShown(context, sent, attendanceRegisters, registerId);
    const register = await visibleRegister(context, registerId);
    // The command answers where it wrote; what it wrote says which marks stayed.
    const last = (await context.history(registerStream(registerId), { revision: sent.revision })).at(-1);
    const undone =
      last?.type === 'MarksUndone' ? registerEvents.types.MarksUndone.schema.safeParse(last.data).data : undefined;
    const { restored = [], kept = [] } = undone?.batchId === batchId ? undone : {};
    const named = kept.map(async ({ userId, why }) => ({
      userId,
      why,
      name: (await context.join(users, userId))?.fullName ?? '',
    }));
    return { register, restored: restored.length, kept: await Promise.all(named) };
  }

  /** It excuses by hand. Each one is a cause of its own, so that excusing again after a correction counts again. */
  @Mutation(() => AttendanceRegister)
  excuseAttendance(
    @RegisterId() registerId: string,
    @StudentId() userId: string,
    @Args(() => RevisionArgs) intent: RevisionArgs,
    @Ctx() context: Context,
  ): Promise<AttendanceRegister> {
    const data = { registerId, userId, cause: 'manual', causeId: intent.commandId ?? newId() } as const;
    return change(context, registerId, 'ExcuseAttendance', data, intent);
  }

  @Mutation(() => AttendanceRegister)
  revokeExcuse(
    @RegisterId() registerId: string,
    @StudentId() userId: string,
    @Arg('causeId', () => String) causeId: string,
    @Arg('cause', () => ExcuseCause.enum) cause: ExcuseCause,
    @Args(() => RevisionArgs) intent: RevisionArgs,
    @Ctx() context: Context,
  ): Promise<AttendanceRegister> {
    return change(context, registerId, 'RevokeExcuse', { registerId, userId, cause, causeId }, intent);
  }

  @Mutation(() => AttendanceRegister)
  closeRegister(
    @RegisterId() registerId: string,
    @Args(() => RevisionArgs) intent: RevisionArgs,
    @Ctx() context: Context,
  ): Promise<AttendanceRegister> {
    return change(context, registerId, 'CloseRegister', { registerId }, intent);
  }
}
