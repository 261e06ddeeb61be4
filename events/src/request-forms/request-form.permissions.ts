import { inPerson, superadmin, type Rule } from '../kernel/permission.ts';
import type { RequestFormCommand } from './request-form.commands.ts';

const acts = inPerson(superadmin);
export const requestFormPermissions: Readonly<Record<RequestFormCommand['type'], Rule>> = {
  SubmitRequestForm: acts,
  AnswerRequest: acts,
  CloseRequest: acts,
};
export const readsRequestForms = superadmin;
