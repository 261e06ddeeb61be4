import { z } from 'zod';
import { Id, OptionalText, Text } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { RegisterId } from '../registers/register.events.ts';

const which = z.object({ registerId: RegisterId, userId: Id });

export const absenceExplanationCommands = defineCommands({
  SubmitAbsenceExplanation: which.extend({ text: Text(2000) }),
  ExcuseAbsence: which.extend({ comment: OptionalText(2000) }),
  UnexcuseAbsence: which.extend({ comment: OptionalText(2000) }),
});
export type AbsenceExplanationCommand = CommandOf<typeof absenceExplanationCommands>;
