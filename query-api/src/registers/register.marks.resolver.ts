import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import { registerEvents, registerIdOf, registerStream } from '@paideia/events/registers/register.events.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { attendanceRegisters } from '@paideia/projection-service/registers/register.view.ts';
import type { Context, Sent } from '../kernel/graphql/context.ts';
import { newId } from '../kernel/graphql/new-id.ts';
import { Refusal } from '../kernel/graphql/refusal.ts';
import { visibleRegister } from './register.shown.ts';
import { AttendanceRegister, RegisterMarkInput, UndoResult } from './register.types.ts';

type Given = string | null | undefined;
const CommandId = () => Arg('commandId', () => String, { nullable: true });
const RegisterId = () => Arg('_id', () => ID);
const StudentId = () => Arg('userId', () => ID);
const ExpectedRevision = () => Arg('expectedRevision', () => Int);

/** Saved, but a register that is not shown yet cannot be answered; the same command sent again answers as the first time. */
async function shownAfter(context: Context, { isCurrent }: Sent, registerId: string): Promise<AttendanceRegister> {
  if (!isCurrent && !(await context.read(attendanceRegisters).one(registerId))) throw new Refusal('unavailable');
  return visibleRegister(context, registerId);
}
/** What the actor may do is the command's to say; the answer is the register as it is then. */
async function change<D extends { readonly registerId: string }>(
  context: Context,
  type: string,
  data: D,
  commandId: Given,
  expectedRevision?: number,
) {
  const sent = await context.send(type, data, {
    commandId: commandId ?? undefined,
    expectedRevision,
    then: [attendanceRegisters],
  });
  return shownAfter(context, sent, data.registerId);
}

@Resolver()
export class RegisterMarksResolver {
  @Mutation(() => AttendanceRegister)
  async openRegister(
    @Arg('groupId', () => ID) groupId: string,
    @Arg('date', () => String) date: string,
    @Arg('periodKey', () => String) periodKey: string,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<AttendanceRegister> {
    const sent = await context.send(
      'OpenRegister',
      { groupId, date, periodKey },
      { commandId: commandId ?? undefined, then: [attendanceRegisters] },
    );
    return shownAfter(context, sent, registerIdOf(groupId, date, periodKey));
  }

  @Mutation(() => AttendanceRegister)
  recordAttendance(
    @RegisterId() registerId: string,
    @Arg('batchId', () => String) batchId: string,
    @Arg('marks', () => [RegisterMarkInput]) marks: readonly RegisterMarkInput[],
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<AttendanceRegister> {
    const said = marks.map(({ userId, status, arrivedAt = null }) => ({ userId, status, arrivedAt }));
    return change(context, 'RecordAttendance', { registerId, batchId, marks: said }, commandId);
  }

  @Mutation(() => AttendanceRegister)
  correctAttendance(
    @RegisterId() registerId: string,
    @StudentId() userId: string,
    @Arg('status', () => String) status: string,
    @Arg('reason', () => String) reason: string,
    @ExpectedRevision() expectedRevision: number,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<AttendanceRegister> {
    return change(context, 'CorrectAttendance', { registerId, userId, status, reason }, commandId, expectedRevision);
  }

  @Mutation(() => UndoResult)
  async undoMarks(
    @RegisterId() registerId: string,
    @Arg('batchId', () => String) batchId: string,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<UndoResult> {
    const sent = await context.send(
      'UndoMarks',
      { registerId, batchId },
      { commandId: commandId ?? undefined, then: [attendanceRegisters] },
    );
    const register = await shownAfter(context, sent, registerId);
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

  /** By hand. Each one is a cause of its own, so that excusing again after a correction counts again. */
  @Mutation(() => AttendanceRegister)
  excuseAttendance(
    @RegisterId() registerId: string,
    @StudentId() userId: string,
    @ExpectedRevision() expectedRevision: number,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<AttendanceRegister> {
    const causeId = commandId ?? newId();
    return change(
      context,
      'ExcuseAttendance',
      { registerId, userId, cause: 'manual', causeId },
      commandId,
      expectedRevision,
    );
  }

  @Mutation(() => AttendanceRegister)
  revokeExcuse(
    @RegisterId() registerId: string,
    @StudentId() userId: string,
    @Arg('causeId', () => String) causeId: string,
    @Arg('cause', () => String) cause: string,
    @ExpectedRevision() expectedRevision: number,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<AttendanceRegister> {
    return change(context, 'RevokeExcuse', { registerId, userId, cause, causeId }, commandId, expectedRevision);
  }

  @Mutation(() => AttendanceRegister)
  closeRegister(
    @RegisterId() registerId: string,
    @ExpectedRevision() expectedRevision: number,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<AttendanceRegister> {
    return change(context, 'CloseRegister', { registerId }, commandId, expectedRevision);
  }
}
