import {
  admin,
  anyOf,
  attendanceAdmin,
  inPerson,
  keyed,
  ofAnother,
  regionalManager,
  self,
  type Rule,
} from '../kernel/permission.ts';
import type { AbsenceExplanationCommand } from './absence-explanation.commands.ts';
import { registerKeys } from '../registers/register.permissions.ts';

const decides = inPerson(ofAnother(keyed(registerKeys.write, anyOf(admin, attendanceAdmin))));

export const absenceExplanationPermissions: Readonly<Record<AbsenceExplanationCommand['type'], Rule>> = {
  SubmitAbsenceExplanation: self,
  ExcuseAbsence: decides,
  UnexcuseAbsence: decides,
};
/** Managers of the region, who keep its registers, read why somebody was absent; they do not decide about it. */
export const readsAbsenceExplanation = anyOf(
  self,
  keyed(registerKeys.read, anyOf(regionalManager, admin, attendanceAdmin)),
);
