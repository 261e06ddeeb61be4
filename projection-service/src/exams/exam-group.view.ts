import { group } from '@paideia/documents/port.ts';

/** Definitions, schedules and what students made of them stand under one checkpoint: a paper is cut from its definition. */
export const examsGroup = group('exams', 6);
