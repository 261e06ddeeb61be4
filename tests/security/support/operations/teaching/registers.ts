import { classDay, type Records } from '../../cast.ts';
import {
  adminsAttendance,
  intention,
  list,
  listed,
  managesRegions,
  member,
  nothing,
  ofPerson,
  ofRegion,
  own,
  reason,
  revision,
  type Row,
  somewhere,
} from '../../row.ts';
import { readsInvoice } from '@paideia/events/invoices/invoice.permissions.ts';
import { admin, anyOf } from '@paideia/events/kernel/permission.ts';
import { readsRegister, registerPermissions, registerKeys } from '@paideia/events/registers/register.permissions.ts';

const registers = registerPermissions;
const seesRegisters = listed(
  registerKeys.read,
  anyOf(admin, managesRegions, adminsAttendance, somewhere('instructor')),
);
const seen = (of: Records) => ({ _id: of.registerId, ...revision, userId: of.userId });

export const queries: Readonly<Record<string, Row>> = {
  myRegisterGroups: own,
  attendance: ofRegion(member, ({ groupId }) => ({ groupId })),
  attendanceHistory: ofRegion(member, ({ groupId }) => ({ groupId })),
  attendanceScans: ofRegion(member, ({ groupId }) => ({ groupId })),
  scanCode: ofRegion(registers.RecordAttendance, ({ groupId, period }) => ({ groupId, date: classDay, period })),
  register: ofRegion(readsRegister, ({ registerId }) => ({ _id: registerId })),
  registerDay: ofRegion(readsRegister, ({ groupId }) => ({ groupId, date: classDay })),
  allAttendanceRegisters: list(seesRegisters, {
    id: (of) => of.registerId,
    rule: readsRegister,
  }),
  allAbsences: list(seesRegisters),
  Absence: { rule: seesRegisters, ...nothing, isAbsent: true, args: () => ({ id: 'f'.repeat(24) }) },
  AttendanceRegister: ofRegion(readsRegister, ({ registerId }) => ({ id: registerId })),
  why: ofPerson(readsInvoice, ({ invoiceId }) => ({ of: 'invoice', id: invoiceId }), {
    note: 'by the rule of what is asked about: here an invoice',
  }),
};
export const mutations: Readonly<Record<string, Row>> = {
  openRegister: ofRegion(registers.OpenRegister, ({ groupId, period }) => ({
    groupId,
    date: classDay,
    periodKey: period,
  })),
  addRegisterStudents: ofRegion(registers.AddRegisterStudents, ({ registerId }) => ({ _id: registerId })),
  recordAttendance: ofRegion(registers.RecordAttendance, (of) => ({
    _id: of.registerId,
    batchId: intention,
    marks: [{ userId: of.userId, status: 'present' }],
  })),
  correctAttendance: ofRegion(registers.CorrectAttendance, (of) => ({ ...seen(of), status: 'present', reason })),
  scanAttendance: { ...own, args: () => ({ code: '00000000' }), note: 'in a register that lists the actor' },
  undoMarks: ofRegion(registers.UndoMarks, (of) => ({ _id: of.registerId, batchId: intention })),
  excuseAttendance: ofRegion(registers.ExcuseAttendance, seen),
  revokeExcuse: ofRegion(registers.RevokeExcuse, (of) => ({ ...seen(of), cause: 'leave', causeId: of.leaveId })),
  closeRegister: ofRegion(registers.CloseRegister, (of) => ({ _id: of.registerId, ...revision })),
};
