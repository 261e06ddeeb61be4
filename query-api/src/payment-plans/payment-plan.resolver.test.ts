import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { cards } from '@paideia/projection-service/cards/card.view.ts';
import { issued, paid } from '@paideia/projection-service/invoices/invoice.examples.ts';
import { foldInMemory } from '@paideia/projection-service/kernel/memory.ts';
import { recordedFrom } from '@paideia/projection-service/kernel/spec.ts';
import { cardIdOf, planOf } from '@paideia/projection-service/payment-plans/payment-plan.examples.ts';
import { paymentPlanProjection } from '@paideia/projection-service/payment-plans/payment-plan.projection.ts';
import { paymentPlans } from '@paideia/projection-service/payment-plans/payment-plan.view.ts';
import { billTo, campus, lublin, officeWith, people, type Office, type Person } from '../invoices/invoice.examples.ts';

const [paidByPlan, settled, plain] = [1, 2, 3].map((n) => billTo('emmett', n)) as [
  ...[ReturnType<typeof billTo>, ReturnType<typeof billTo>, ReturnType<typeof billTo>],
];
const abroad = billTo('urszula', 4, { regionId: lublin, currency: 'EUR' });
const [plan, ended, other] = [planOf(paidByPlan, 1), planOf(settled, 2), planOf(abroad, 3)];
const happened = [
  plan.setUp(),
  plan.failed(1, '2026-10-04'),
  plan.succeeded(1, '2026-11-01', '2026-10-04'),
  ended.setUp(),
  ended.disabled('settled'),
  other.setUp(),
];
let office: Office;
beforeAll(async () => {
  office = await officeWith([
    ...[issued(paidByPlan, 120_000), paid(paidByPlan, 20_000)],
    ...[issued(settled, 1_000), paid(settled, 1_000, 2)],
    issued(plain, 5_000),
    issued(abroad, 120_000),
  ]);
  const found = foldInMemory(paymentPlanProjection, recordedFrom(paymentPlanProjection, happened)).all(paymentPlans);
  await office.api.put(paymentPlans, ...found);
  await office.api.put(cards, {
    _id: cardIdOf(),
    userId: people.emmett._id,
    brand: 'visa',
    endingDigits: '4242',
    expiry: '12/30',
    addedAt: '2026-09-08T12:00:00.000Z',
  });
});
afterAll(() => office.close());

const one = 'query ($of: ID!) { paymentPlan(invoiceId: $of) { _id successful remaining nextPaymentDue state expiry } }';
describe('the plan of an invoice', () => {
  test('says what was tried, and all that is to come by what is left to pay', async () => {
    const asked = `query ($of: ID!) { paymentPlan(invoiceId: $of) {
      _id successful remaining expiry payments { sequence amount failureCode } ahead { sequence date amount } } }`;
    const { data } = await office.ask('emmett', asked, { of: paidByPlan.invoiceId });
    expect(data).toMatchObject({
      paymentPlan: {
        _id: plan.planId,
        successful: 1,
        remaining: 5,
        expiry: '12/30',
        payments: [{ failureCode: 'declined' }, { failureCode: null }],
        ahead: [
          { sequence: 2, date: '2026-11-01', amount: 20_000 },
          { sequence: 3, date: '2026-12-01', amount: 20_000 },
          { sequence: 4, date: '2027-01-01', amount: 20_000 },
          { sequence: 5, date: '2027-02-01', amount: 20_000 },
          { sequence: 6, date: '2027-03-01', amount: 20_000 },
        ],
      },
    });
  });
  test('has no payments left once its invoice is paid', async () => {
    const { data } = await office.ask('emmett', one, { of: settled.invoiceId });
    expect(data).toMatchObject({ paymentPlan: { state: 'completed', successful: 0, remaining: 0 } });
  });
  test('is none before one is set up', async () =>
    expect((await office.ask('emmett', one, { of: plain.invoiceId })).data).toEqual({ paymentPlan: null }));
  test.each<[Person, string, unknown]>([
    ['emmett', settled.invoiceId, 'completed'],
    ['renata', paidByPlan.invoiceId, 'enabled'],
    ['freya', paidByPlan.invoiceId, 'notFound'],
    ['piotr', paidByPlan.invoiceId, 'notFound'],
    ['piotr', abroad.invoiceId, 'enabled'],
  ])('is for whoever may see the invoice: %s', async (person, of, expected) => {
    const { data, errors } = await office.ask(person, one, { of });
    const found = data?.['paymentPlan'] as { readonly state: string } | null | undefined;
    expect(found?.state ?? errors[0]?.extensions.code).toBe(expected);
  });
  test('is offered where something is to be paid, and cards are taken where the region wants them', async () => {
    const offered = 'query ($of: ID!) { invoice(_id: $of) { mayPlan takesCards paymentPlan { _id } } }';
    const asked = async (of: string) => (await office.ask('renata', offered, { of })).data?.['invoice'];
    expect(await asked(plain.invoiceId)).toMatchObject({ mayPlan: true, paymentPlan: null });
    expect(await asked(settled.invoiceId)).toMatchObject({ mayPlan: false, paymentPlan: { _id: ended.planId } });
    expect(await asked(abroad.invoiceId)).toMatchObject({ mayPlan: true, takesCards: false });
  });
});

describe('the list of staff', () => {
  const list = `query ($filter: PaymentPlanFilter) { allPaymentPlanAdmins(filter: $filter) {
    items { _id } total } }`;
  test.each<[Person, object, readonly string[] | string]>([
    ['renata', {}, [ended.planId, plan.planId, other.planId]],
    ['renata', { enabled: true }, [plan.planId, other.planId]],
    ['renata', { enabled: false }, [ended.planId]],
    ['renata', { regionId: campus }, [ended.planId, plan.planId]],
    ['piotr', {}, [other.planId]],
    ['piotr', { regionId: campus }, []],
    ['harriet', {}, 'noAccess'],
    ['emmett', {}, 'noAccess'],
  ])('for %s, filtered by %j', async (person, filter, expected) => {
    const { data, errors } = await office.ask(person, list, { filter });
    const found = data?.['allPaymentPlanAdmins'] as { readonly items: readonly { readonly _id: string }[] } | undefined;
    const ids = found?.items.map(({ _id }) => _id).toSorted();
    expect(ids ?? errors[0]?.extensions.code).toEqual(typeof expected === 'string' ? expected : expected.toSorted());
  });
});

describe('changing it', () => {
  const sent = () => office.api.sent.at(-1)!.envelope;
  test('sets up what was typed', async () => {
    const input = {
      _id: plan.planId,
      invoiceId: paidByPlan.invoiceId,
      frequency: 'monthly',
      instalments: 6,
      firstPaymentDate: '2026-10-01',
      cardId: cardIdOf(),
    };
    const setUp = 'mutation ($input: PaymentPlanInput!) { setUpPaymentPlan(input: $input) { _id } }';
    expect((await office.ask('emmett', setUp, { input })).data).toEqual({ setUpPaymentPlan: { _id: plan.planId } });
    const { _id: planId, ...terms } = input;
    expect(sent()).toMatchObject({ type: 'SetUpPaymentPlan', data: { planId, ...terms } });
  });
  test.each([
    ['changePlanCard', 'ChangePlanCard', `cardId: "${cardIdOf(2)}", `, { cardId: cardIdOf(2) }],
    ['disablePaymentPlan', 'DisablePaymentPlan', '', {}],
    ['enablePaymentPlan', 'EnablePaymentPlan', '', {}],
  ])('%s carries what was seen', async (name, type, more, data) => {
    const document = `mutation { ${name}(_id: "${plan.planId}", ${more}expectedRevision: 4) { _id } }`;
    expect((await office.ask('emmett', document)).data).toEqual({ [name]: { _id: plan.planId } });
    expect(sent()).toMatchObject({ type, expectedRevision: 4, data: { planId: plan.planId, ...data } });
  });
});
