import { anyone, keyed, superadmin, type Rule } from '../kernel/permission.ts';
import type { LogitCommand } from './logit.commands.ts';

/** Visitors may report errors of the front end; query-api limits how many. */
export const logitPermissions: Readonly<Record<LogitCommand['type'], Rule>> = { RecordLogit: anyone };
export const readsSystemLog = keyed('systemLog:read', superadmin);
