import { readsRequestForms, requestFormPermissions } from '@paideia/events/request-forms/request-form.permissions.ts';
import { demoId } from '../../../../../scripts/demo/ids.ts';
import { fresh, list, nothing, reason, type Row } from '../../row.ts';

const requestId = demoId('Q', 1);
/** The record is there, and nothing is written. */
const stale = { expectedRevision: 99, _id: requestId };

export const queries: Readonly<Record<string, Row>> = {
  allRequestForms: list(readsRequestForms),
  RequestForm: { rule: readsRequestForms, ...nothing, args: () => ({ id: requestId }) },
};

export const mutations: Readonly<Record<string, Row>> = {
  submitRequestForm: {
    rule: requestFormPermissions.SubmitRequestForm,
    ...nothing,
    args: (of) => ({ input: { _id: fresh(of, 'request'), kind: 'other', subject: 'A request', text: reason } }),
  },
  answerRequest: {
    rule: requestFormPermissions.AnswerRequest,
    ...nothing,
    args: () => ({ ...stale, text: reason }),
  },
  closeRequest: { rule: requestFormPermissions.CloseRequest, ...nothing, args: () => stale },
};
