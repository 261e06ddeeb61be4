import History from '@mui/icons-material/HistoryOutlined';
import type { AdminResource, Operations } from '../../console/admin-resource.ts';
import { systemLog } from '../audit.screens.ts';
import { AllAuditEventsDocument, AuditEventDocument } from '../../generated/audit/admin/audit.ts';
import { AllLogitsDocument, LogitDocument } from '../../generated/audit/admin/logits.ts';

export const systemLogResource: AdminResource = {
  name: 'logits',
  screens: { list: systemLog },
  icon: History,
  operations: { list: AllLogitsDocument, one: LogitDocument },
};
/** The events have no address of their own: they are a part of `/logits`. */
export const auditEventOperations: Operations = { list: AllAuditEventsDocument, one: AuditEventDocument };
