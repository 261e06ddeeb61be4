import { exampleId, yearOne, type ExamplesOf } from '../kernel/examples.ts';
import type { assignmentCommands } from './assignment.commands.ts';

const essay = exampleId('a');
const definition = {
  assignmentId: essay,
  groupId: yearOne,
  courseId: exampleId('c'),
  title: 'Essay',
  dueAt: '2026-10-24T05:59:00.000Z',
};
export const assignmentExamples = {
  DefineAssignment: { ...definition, type: 'graded', content: '<p>Three pages on the Psalms.</p>' },
  ReviseAssignment: { ...definition, type: 'graded', dueAt: '2026-10-31T05:59:00.000Z' },
  RemindOfAssignment: { assignmentId: essay, dueAt: '2026-10-31T05:59:00.000Z' },
} satisfies ExamplesOf<typeof assignmentCommands>;
