import { group } from '@paideia/documents/port.ts';
import type { RequestKind, RequestStatus } from '@paideia/events/request-forms/request-form.rules.ts';

/** What people wrote is null when it was erased. */
export type RequestAnswer = { readonly text: string | null; readonly by: string | null; readonly at: string };
export type RequestFormView = {
  readonly _id: string;
  readonly _revision: number;
  /** Who asks. */
  readonly userId: string;
  readonly kind: RequestKind;
  readonly subject: string | null;
  readonly text: string | null;
  readonly status: RequestStatus;
  readonly answers: readonly RequestAnswer[];
  readonly submittedAt: string;
  readonly closedAt: string | null;
};
export const requestFormsGroup = group('request-forms', 1);
export const requestForms = requestFormsGroup.collection<RequestFormView>('requestForms', {
  indexes: { byTime: ['submittedAt'], byStatus: ['status', 'submittedAt'], byUser: ['userId', 'submittedAt'] },
  search: ['subject'],
});
