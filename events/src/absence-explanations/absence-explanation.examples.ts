import { ada, yearOne, type ExamplesOf } from '../kernel/examples.ts';
import { registerIdOf } from '../registers/register.events.ts';
import type { absenceExplanationCommands } from './absence-explanation.commands.ts';

const which = { registerId: registerIdOf(yearOne, '2026-10-13', 'P1'), userId: ada };

export const absenceExplanationExamples = {
  SubmitAbsenceExplanation: { ...which, text: 'The bus did not run.' },
  ExcuseAbsence: { ...which, comment: 'We saw the snow.' },
  UnexcuseAbsence: { ...which, comment: null },
} satisfies ExamplesOf<typeof absenceExplanationCommands>;
