import { enrolmentEvents } from '@paideia/events/enrolments/enrolment.events.ts';
import { invoiceEvents } from '@paideia/events/invoices/invoice.events.ts';
import { regionEvents, regionStream } from '@paideia/events/regions/region.events.ts';
import { currencies } from '@paideia/events/kernel/money.ts';
import { enrolmentFacts } from '../enrolments/enrolment.facts.ts';
import { regionCurrencies, regionCurrencyId } from '../invoices/region-currency.facts.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { defineReaction, ofStream, type Command } from '../kernel/react/reaction.ts';
import { region } from './region.decider.ts';

async function reopened(regionId: string, ask: Ask): Promise<readonly Command[]> {
  const { closed } = await ask.state(region, regionStream(regionId));
  const students = await ask.table(enrolmentFacts).count({ where: { regionId, status: 'active' } });
  return closed && students.n > 0 ? [{ type: 'ReopenRegion', data: { regionId } }] : [];
}
async function withCurrencyOfInvoices(regionId: string, ask: Ask): Promise<readonly Command[]> {
  const { details } = await ask.state(region, regionStream(regionId));
  const billed = await ask
    .table(regionCurrencies)
    .many(currencies.map(({ value }) => regionCurrencyId({ regionId, currency: value })));
  const [only] = billed;
  // Invoices in two currencies are older than the rule that there is one: nothing puts that right afterwards.
  if (!only || billed.length > 1 || only.currency === details.currency) return [];
  return [{ type: 'UpdateRegion', data: { regionId, ...details, currency: only.currency } }];
}

/**
 * A region is closed while it has no students, and changes its currency while it has no invoices; a student who is enrolled or an invoice that is
 * issued at the same moment is seen by neither decision. Whichever comes later in the log is looked at again from here, and the region gives way.
 */
export const regionRules = defineReaction({
  name: 'region-rules',
  from: 'now',
  events: [regionEvents, enrolmentEvents, invoiceEvents],
  partition: ofStream,
  on: {
    RegionClosed: ({ regionId }, _, ask) => reopened(regionId, ask),
    EnrolmentStarted: ({ regionId }, _, ask) => reopened(regionId, ask),
    EnrolmentResumed: ({ regionId }, _, ask) => reopened(regionId, ask),
    GraduationUndone: ({ regionId }, _, ask) => reopened(regionId, ask),
    RegionUpdated: ({ regionId, changed }, _, ask) =>
      changed.currency === undefined ? Promise.resolve([]) : withCurrencyOfInvoices(regionId, ask),
    InvoiceIssued: ({ regionId }, _, ask) => withCurrencyOfInvoices(regionId, ask),
  },
});
