import { registerIdOf } from '@paideia/events/registers/register.events.ts';
import type { DemoCommand } from '../demo/command.ts';

/**
 * These must stay in order: a register's commands, a person's, a student's at exams, a file's until it is stored, an entry of the log. Everything else, as a
 * region, comes alone.
 */
export function partitionOf({ type, data }: Pick<DemoCommand, 'type' | 'data'>): string | undefined {
  const { registerId, groupId, date, periodKey, userId, attemptId, fileId, logitId } = data as Readonly<
    Record<string, string | undefined>
  >;
  if (registerId) return registerId;
  if (attemptId) return `sits-${attemptId.split('_')[0]}`;
  if (type === 'StartExamAttempt') return `sits-${userId}`;
  if (type === 'OpenRegister') return registerIdOf(groupId!, date!, periodKey!);
  if (type === 'RegisterFile' || type === 'StoreFile') return fileId;
  if (type === 'RecordLogit') return logitId;
  if (type === 'RecordLessonWatch') return `watches-${userId}`;
  return type === 'InviteUser' || type === 'SetInitialPassword' || type === 'AcceptTerms' ? userId : undefined;
}
