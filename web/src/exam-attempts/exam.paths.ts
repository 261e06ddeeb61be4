/** Where the pages of an exam are. */
export const assessmentsPath = '/student/assessments';
export const examPath = (examId: string): string => `${assessmentsPath}/exams/${examId}`;
export const attemptPath = (examId: string, attemptId: string): string => `${examPath(examId)}/attempts/${attemptId}`;
export const reviewPath = (examId: string, attemptId: string): string => `${attemptPath(examId, attemptId)}/review`;
export const resultPath = (examId: string, attemptId: string): string => `${attemptPath(examId, attemptId)}/result`;
