/** Refusals of a course that are about one field of its form. */
export const courseRefusals = {
  'course.codeTaken': { field: 'code' },
  'course.categoryUnknown': { field: 'categoryId' },
  'course.teacherUnknown': { field: 'teacherIds' },
} as const;
