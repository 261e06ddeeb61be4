import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { enrolmentEvents } from '@paideia/events/enrolments/enrolment.events.ts';
import { invoiceEvents } from '@paideia/events/invoices/invoice.events.ts';
import { regionExamples } from '@paideia/events/regions/region.examples.ts';
import { enrolmentFactTable } from '../enrolments/enrolment.facts.ts';
import { issued, regionId } from '../invoices/invoice.examples.ts';
import { regionCurrencyFactTable } from '../invoices/region-currency.facts.ts';
import { id, openWorld, system, type World } from '../kernel/testing/world.ts';
import { regionStream } from '@paideia/events/regions/region.events.ts';
import { region } from './region.decider.ts';
import { regionRules } from './region.reactions.ts';

let world: World;
const groupId = id(7);
beforeEach(async () => {
  world = await openWorld({
    slices: { deciders: [region], factTables: [enrolmentFactTable, regionCurrencyFactTable] },
    events: [enrolmentEvents, invoiceEvents],
  });
  await world.done('RegisterRegion', { ...regionExamples.RegisterRegion, regionId, currency: 'USD' });
});
afterEach(() => world.close());

const details = { ...regionExamples.UpdateRegion, regionId };
const enrol = () =>
  world.write(`enrolment-${groupId}_${id(8)}`, [
    {
      type: 'EnrolmentStarted',
      data: { groupId, userId: id(8), regionId, date: '2030-01-01', source: 'admin' },
    },
  ]);
const close = () => world.write(regionStream(regionId), [{ type: 'RegionClosed', data: { regionId } }]);
const bill = (currency: string, n = 1) => {
  const { type, data } = issued(100);
  return world.write(`invoice-${id(n)}`, [{ type, data: { ...data, invoiceId: id(n), regionId, currency } }]);
};
const changeCurrency = () =>
  world.write(regionStream(regionId), [{ type: 'RegionUpdated', data: { regionId, changed: { currency: 'EUR' } } }]);

/** It looks what the reaction does about an event that both decisions have passed. */
async function lookAgain(type: string, data: object) {
  const commands = await regionRules.on[type]!(data as never, {} as never, world.service.facts.ask());
  for (const { type: name, data: payload } of commands)
    expect(await world.service.handle({ type: name, data: payload, commandId: randomUUID() }, system)).toMatchObject({
      ok: true,
    });
  return world.service.facts.ask().state(region, regionStream(regionId));
}

test('a region that was closed while a student was enrolled is open again, whichever came first', async () => {
  await enrol();
  await close();
  expect(await lookAgain('RegionClosed', { regionId })).toMatchObject({ closed: false });
  await close();
  expect(await lookAgain('EnrolmentStarted', { regionId })).toMatchObject({ closed: false });
  await close();
  expect(await lookAgain('GraduationUndone', { regionId })).toMatchObject({ closed: false });
});
test('a region without students stays closed', async () => {
  await close();
  expect(await lookAgain('RegionClosed', { regionId })).toMatchObject({ closed: true });
});
test('a region that changed its currency while an invoice was issued has that of the invoice, whichever came first', async () => {
  await bill('USD');
  await changeCurrency();
  expect(await lookAgain('RegionUpdated', { regionId, changed: { currency: 'EUR' } })).toMatchObject({
    details: { currency: 'USD' },
  });
  await changeCurrency();
  expect(await lookAgain('InvoiceIssued', { regionId })).toMatchObject({ details: { currency: 'USD' } });
});
test('the currency stays as it is without invoices, and with invoices in several', async () => {
  await changeCurrency();
  expect(await lookAgain('RegionUpdated', { regionId, changed: { currency: 'EUR' } })).toMatchObject({
    details: { currency: 'EUR' },
  });
  await bill('USD');
  await bill('EUR', 2);
  expect(await lookAgain('InvoiceIssued', { regionId })).toMatchObject({ details: { currency: 'EUR' } });
});
test('its own change is refused as long as it is seen', async () => {
  await bill('USD');
  expect(await world.send('UpdateRegion', { ...details, currency: 'EUR' })).toMatchObject({
    code: 'region.currencyInUse',
  });
});
