import { readsInvoice } from '@paideia/events/invoices/invoice.permissions.ts';
import { regionsWhere, somewhere, type Actor } from '@paideia/events/kernel/permission.ts';

/** Regions whose invoices an actor may see; admins see all. */
export const billedRegions = (actor: Actor): 'all' | readonly string[] => regionsWhere(actor, readsInvoice);
/** Whoever sees invoices of others somewhere. */
export const billsSomewhere = somewhere(readsInvoice);
