import { inPerson, keyed, superadmin, type Rule } from '../kernel/permission.ts';
import type { RequestFormCommand } from './request-form.commands.ts';

const acts = inPerson(keyed('requestForms:write', superadmin));
export const requestFormPermissions: Readonly<Record<RequestFormCommand['type'], Rule>> = {
  SubmitRequestForm: acts,
  AnswerRequest: acts,
  CloseRequest: acts,
};
export const readsRequestForms = keyed('requestForms:read', superadmin);
