import { dataOf, type AuditEventView } from '@paideia/projection-service/audit/audit.view.ts';
import type { LoggedEvent } from '../kernel/log/logged-event.ts';

export const loggedEventOf = ({
  stream,
  revision,
  position,
  type,
  data,
  impersonatedUserId,
  causationId,
  ...meta
}: AuditEventView): LoggedEvent => ({
  stream,
  revision,
  position,
  type,
  data: dataOf({ data }),
  meta: {
    ...meta,
    ...(impersonatedUserId !== null && { impersonatedUserId }),
    ...(causationId !== null && { causationId }),
  },
});
