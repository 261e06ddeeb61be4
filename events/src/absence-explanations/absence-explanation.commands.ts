import { z } from 'zod';
import { Id, OptionalText, Text } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { RegisterId } from '../registers/register.events.ts';
import { longestExplanation } from './absence-explanation.rules.ts';

const which = z.object({ registerId: RegisterId, userId: Id });

export const absenceExplanationCommands = defineCommands({
  SubmitAbsenceExplanation: which.extend({ text: Text(longestExplanation) }),
  ExcuseAbsence: which.extend({ comment: OptionalText(longestExplanation) }),
  UnexcuseAbsence: which.extend({ comment: OptionalText(longestExplanation) }),
});
export type AbsenceExplanationCommand = CommandOf<typeof absenceExplanationCommands>;
