import { ofPerson, type Row } from '../../row.ts';
import { readsStudentRecord } from '@paideia/events/student-records/student-record.permissions.ts';

export const queries: Readonly<Record<string, Row>> = {
  studentRecord: ofPerson(readsStudentRecord, ({ userId }) => ({ userId }), {
    note: 'parts that the role may not see are absent',
  }),
};
