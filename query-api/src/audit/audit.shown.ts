import type { AuditEventView } from '@paideia/projection-service/audit/audit.view.ts';
import type { Told } from './log/told.ts';

export const toldOf = ({
  stream,
  revision,
  position,
  type,
  data,
  impersonatedUserId,
  causationId,
  ...meta
}: AuditEventView): Told => ({
  stream,
  revision,
  position,
  type,
  data,
  meta: {
    ...meta,
    ...(impersonatedUserId !== null && { impersonatedUserId }),
    ...(causationId !== null && { causationId }),
  },
});
