import { admin, anyOf, inPerson, inRegion, keyed, ofAnother, system, type Rule } from '../kernel/permission.ts';
import type { EnrolmentCommand } from './enrolment.commands.ts';
import { groupKeys } from '../groups/group.permissions.ts';

const manages = inPerson(keyed(groupKeys.write, anyOf(admin, inRegion('admin'))));
/** Whoever graduates is of the alumni from then on: that is for others to say. */
const graduates = ofAnother(manages);

export const enrolmentPermissions: Readonly<Record<EnrolmentCommand['type'], Rule>> = {
  EnrolStudent: anyOf(system, manages),
  CorrectEnrolmentStart: manages,
  WithdrawStudent: anyOf(system, manages),
  SuspendEnrolment: system,
  ResumeEnrolment: system,
  GraduateStudent: graduates,
  UndoGraduation: graduates,
};
