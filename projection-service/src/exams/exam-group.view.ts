import { group } from '@paideia/documents/port.ts';

/** Definitions, schedules and what students made of them stand under one checkpoint: a result is called as its definition is. */
export const examsGroup = group('exams', 8);
