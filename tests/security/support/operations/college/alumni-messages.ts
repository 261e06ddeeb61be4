import { alumniMessageQuotaPermissions } from '@paideia/events/alumni-messages/alumni-message.permissions.ts';
import { nobody } from '@paideia/events/kernel/permission.ts';
import { U } from '../../../../../scripts/demo/ids.ts';
import { day, fresh, nothing, own, reason, type Row } from '../../row.ts';

export const queries: Readonly<Record<string, Row>> = {
  // Nobody of the cast has graduated.
  formerStudents: { rule: nobody, ...nothing, args: () => ({ ...day, q: 'orla' }), note: 'alumni' },
  alumniMessagesLeft: own,
};
/** Whoever has not graduated is told so, and nothing is written. */
export const mutations: Readonly<Record<string, Row>> = {
  contactFormerStudent: {
    rule: alumniMessageQuotaPermissions.ContactFormerStudent,
    about: 'self',
    args: (of) => ({ _id: fresh(of, 'alumni-message'), recipientId: U(30), text: reason }),
    note: 'alumni',
  },
  contactAlumniDepartment: {
    rule: alumniMessageQuotaPermissions.ContactAlumniDepartment,
    about: 'self',
    args: (of) => ({ _id: fresh(of, 'alumni-department'), text: reason }),
    note: 'alumni',
  },
};
