import { z } from 'zod';
import { Id, Text } from '../kernel/ids.ts';
import { longestReason } from '../kernel/limits.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { ExcusableKind } from './excused-work.events.ts';

const work = z.object({ userId: Id, groupId: Id, kind: ExcusableKind, workId: Id, reason: Text(longestReason) });
export const excusedWorkCommands = defineCommands({ ExcuseWork: work, WithdrawWorkExcuse: work });
export type ExcusedWorkCommand = CommandOf<typeof excusedWorkCommands>;
