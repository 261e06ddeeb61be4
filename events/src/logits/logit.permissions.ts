import { anyone, keyed, superadmin, type Rule } from '../kernel/permission.ts';
import type { LogitCommand } from './logit.commands.ts';
import { defineKeys } from '../kernel/permission-key.ts';

/** Nobody changes the system log. */
export const systemLogKeys = defineKeys('systemLog', { order: 110, access: ['read'] });

/** Visitors may report errors of the front end; query-api limits how many. */
export const logitPermissions: Readonly<Record<LogitCommand['type'], Rule>> = { RecordLogit: anyone };
export const readsSystemLog = keyed(systemLogKeys.read, superadmin);
