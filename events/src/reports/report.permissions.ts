import { admin, anyOf, role } from '../kernel/permission.ts';

/** Whoever reads the reports reads those of all regions but the platform's own. */
export const readsReports = anyOf(admin, role('reportsAdmin'));
