import { readsAddress } from '../addresses/address.permissions.ts';
import { readsInvoice } from '../invoices/invoice.permissions.ts';
import { anyOf, byRole, regionalManager, type Rule } from '../kernel/permission.ts';
import { readsLeaveRequest } from '../leave-requests/leave-request.permissions.ts';
import { readsRegister } from '../registers/register.permissions.ts';
import { readsTranscript } from '../transcripts/transcript.permissions.ts';

/**
 * Each part of a student's record asks a role of the staff of a region, for the record is no resource to which keys are given. Whoever may see none of them is not told that the person is there. No
 * owner is ever given to these rules, so that they open the record to nobody for being the student.
 */
export const studentRecordParts = {
  attendance: byRole(readsRegister),
  grades: readsTranscript,
  leave: byRole(anyOf(readsLeaveRequest, regionalManager)),
  invoices: byRole(readsInvoice),
  contacts: readsAddress,
} as const satisfies Readonly<Record<string, Rule>>;
/** Sees some part of the record of a student of the region. */
export const readsStudentRecord: Rule = (who, { regionId }) =>
  Object.values(studentRecordParts).some((part) => part(who, { regionId }));
export type StudentRecordPart = keyof typeof studentRecordParts;
