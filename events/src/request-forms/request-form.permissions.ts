import { inPerson, keyed, superadmin, type Rule } from '../kernel/permission.ts';
import type { RequestFormCommand } from './request-form.commands.ts';
import { defineKeys } from '../kernel/permission-key.ts';

export const requestFormKeys = defineKeys('requestForms', { order: 190 });

const acts = inPerson(keyed(requestFormKeys.write, superadmin));
export const requestFormPermissions: Readonly<Record<RequestFormCommand['type'], Rule>> = {
  SubmitRequestForm: acts,
  AnswerRequest: acts,
  CloseRequest: acts,
};
export const readsRequestForms = keyed(requestFormKeys.read, superadmin);
