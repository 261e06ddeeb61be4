import { readsRequestForms } from '@paideia/events/request-forms/request-form.permissions.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { requestForms, type RequestFormView } from '@paideia/projection-service/request-forms/request-form.view.ts';
import { adminResource } from '../kernel/graphql/admin-resource.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { RequestForm, RequestFormFilter } from './request-form.types.ts';

export async function requestFormOf(request: RequestFormView, context: Context): Promise<RequestForm> {
  const nameOf = async (id: string | null) =>
    id === null ? null : ((await context.join(users, id))?.fullName ?? null);
  return {
    ...request,
    id: request._id,
    userName: await nameOf(request.userId),
    answers: await Promise.all(
      request.answers.map(async ({ text, by, at }) => ({ text, at, byName: await nameOf(by) })),
    ),
  };
}

/** It answers `allRequestForms` and `RequestForm`, for superadmins. */
export const RequestFormResolver = adminResource<RequestFormView, RequestForm, RequestFormFilter>({
  name: 'RequestForm',
  type: RequestForm,
  view: requestForms,
  filter: RequestFormFilter,
  rule: readsRequestForms,
  scope: () => 'everything',
  where: ({ q, status }) => ({ where: { status: status ?? undefined }, search: q ?? undefined }),
  sorts: { submittedAt: 'submittedAt', status: 'status' },
  newestFirst: true,
  map: requestFormOf,
});
