import { list, nothing, type Row, seesResults } from '../row.ts';

export const queries: Readonly<Record<string, Row>> = {
  allCourses: list(seesResults),
  Course: { rule: seesResults, ...nothing, args: ({ courseId }) => ({ id: courseId }) },
};
