import { classDay } from '../../cast.ts';
import { actOn, ofPerson, reason, type Row, user } from '../../row.ts';
import { enrolmentPermissions } from '@paideia/events/enrolments/enrolment.permissions.ts';

export const mutations: Readonly<Record<string, Row>> = {
  enrolStudent: ofPerson(actOn(enrolmentPermissions.EnrolStudent), (of) => ({ ...user(of), groupId: of.groupId })),
  correctEnrolmentStart: ofPerson(actOn(enrolmentPermissions.CorrectEnrolmentStart), (of) => ({
    ...user(of),
    groupId: of.groupId,
    date: classDay,
  })),
  withdrawStudent: ofPerson(actOn(enrolmentPermissions.WithdrawStudent), (of) => ({
    ...user(of),
    groupId: of.groupId,
    date: classDay,
    reason,
  })),
  graduateStudent: ofPerson(actOn(enrolmentPermissions.GraduateStudent), (of) => ({
    ...user(of),
    groupId: of.groupId,
    date: classDay,
    gradYear: 2026,
    gradLocation: 'Wells',
  })),
  undoGraduation: ofPerson(actOn(enrolmentPermissions.UndoGraduation), (of) => ({
    ...user(of),
    groupId: of.groupId,
    date: classDay,
    reason,
  })),
};
