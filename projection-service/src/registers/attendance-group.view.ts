import { group } from '@paideia/documents/port.ts';

/** Registers, each student's records and the sums of a term stand under one checkpoint, so they never disagree for long. */
export const attendanceGroup = group('attendance', 5);
