import type { Records } from '../../cast.ts';
import {
  adminsAttendance,
  day,
  list,
  listed,
  managesRegions,
  nothing,
  own,
  reason,
  revision,
  type Row,
} from '../../row.ts';
import { absenceExplanationPermissions } from '@paideia/events/absence-explanations/absence-explanation.permissions.ts';
import { admin, anyOf, somewhere } from '@paideia/events/kernel/permission.ts';
import { registerKeys } from '@paideia/events/registers/register.permissions.ts';

const reads = listed(registerKeys.read, anyOf(admin, managesRegions, adminsAttendance));
const decides: Row = {
  rule: somewhere(absenceExplanationPermissions.ExcuseAbsence),
  ...nothing,
  isAbsent: true,
  args: (of: Records) => ({ ...revision, explanationId: `${of.registerId}_${of.userId}`, comment: reason }),
  note: 'of the own regions',
};

export const queries: Readonly<Record<string, Row>> = {
  absenceExplanations: { ...own, args: () => day },
  absenceExplanation: { ...own, args: ({ registerId }) => ({ registerId }) },
  allAbsenceExplanations: list(reads),
  AbsenceExplanation: { rule: reads, ...nothing, isAbsent: true, args: () => ({ id: 'f'.repeat(24) }) },
};
export const mutations: Readonly<Record<string, Row>> = {
  submitAbsenceExplanation: {
    ...own,
    args: ({ registerId }) => ({ registerId, text: reason }),
    note: 'of one’s own absence',
  },
  excuseAbsence: decides,
  unexcuseAbsence: decides,
};
