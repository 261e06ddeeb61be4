import { test } from '@jest/globals';
import { specFor } from '@paideia/projection-service/kernel/spec.ts';
import { courseUse, courseUseFactTable } from './course-use.facts.ts';

const { given } = specFor(courseUseFactTable);
const written = (type: string, courseId: string) => ({ type, data: { assignmentId: 'a', examId: 'e', courseId } });

test.each([
  ['exam', 'e', 'ExamDefined', 'ExamRevised'],
  ['assignment', 'a', 'AssignmentDefined', 'AssignmentRevised'],
] as const)('the course that misses an %s is the one that it was moved to', (by, id, set, revised) => {
  given(written(set, 'former')).then(courseUse, id, { by, courseIds: ['former'] });
  given(written(set, 'former'), written(revised, 'present')).then(courseUse, id, { by, courseIds: ['present'] });
});
