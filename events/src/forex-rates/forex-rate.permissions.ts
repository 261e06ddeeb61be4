import { admin, anyOf, inPerson, role, type Rule } from '../kernel/permission.ts';
import type { ForexRatesCommand } from './forex-rate.commands.ts';

export const forexRatesPermissions: Readonly<Record<ForexRatesCommand['type'], Rule>> = {
  RecordForexRate: inPerson(admin),
};
/** Whoever reads reports converts money in them. */
export const readsForexRates = anyOf(admin, role('reportsAdmin'));
