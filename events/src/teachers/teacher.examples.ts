import { campus, exampleId, type ExamplesOf } from '../kernel/examples.ts';
import type { teacherCommands } from './teacher.commands.ts';

const nadia = exampleId('t', 1);
export const teacherExamples = {
  SaveTeacher: {
    teacherId: nadia,
    name: 'Nadia Rourke',
    title: 'Instructor of Old Testament',
    bio: null,
    email: 'nadia.rourke@example.org',
    kind: 'instructor',
    userId: exampleId('u', 10),
    regionIds: [campus],
  },
  DeleteTeacher: { teacherId: nadia },
} satisfies ExamplesOf<typeof teacherCommands>;
