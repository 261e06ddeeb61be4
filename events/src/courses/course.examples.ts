import { exampleId, type ExamplesOf } from '../kernel/examples.ts';
import type { courseCommands } from './course.commands.ts';

export const survey = exampleId('c', 1);
export const courseExamples = {
  CreateCourse: { courseId: survey, code: 'OT101', title: 'Old Testament Survey', programYear: 1, credits: 3 },
} satisfies ExamplesOf<typeof courseCommands>;
