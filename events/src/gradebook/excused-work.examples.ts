import { ada, exampleId, yearOne, type ExamplesOf } from '../kernel/examples.ts';
import type { excusedWorkCommands } from './excused-work.commands.ts';

const essay = { userId: ada, groupId: yearOne, kind: 'assignment', workId: exampleId('a') } as const;
export const excusedWorkExamples = {
  ExcuseWork: { ...essay, reason: 'In hospital all week' },
  WithdrawWorkExcuse: { ...essay, reason: 'Handed in after all' },
} satisfies ExamplesOf<typeof excusedWorkCommands>;
