import { admin, anyOf, inPerson, inRegion, keyed, system, type Rule } from '../kernel/permission.ts';
import type { EnrolmentCommand } from './enrolment.commands.ts';
import { groupKeys } from '../groups/group.permissions.ts';

const manages = inPerson(keyed(groupKeys.write, anyOf(admin, inRegion('admin'))));

export const enrolmentPermissions: Readonly<Record<EnrolmentCommand['type'], Rule>> = {
  EnrolStudent: anyOf(system, manages),
  WithdrawStudent: anyOf(system, manages),
  SuspendEnrolment: system,
  ResumeEnrolment: system,
  GraduateStudent: manages,
  UndoGraduation: manages,
};
