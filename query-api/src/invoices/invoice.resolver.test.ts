import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  credited,
  deleted,
  idOf,
  issued,
  numbered,
  paid,
  refunded,
  transactionOf,
} from '@paideia/projection-service/invoices/invoice.examples.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import {
  groupMembers,
  groups,
  type GroupMemberView,
  type GroupView,
} from '@paideia/projection-service/groups/group.view.ts';
import { notifications, type NotificationView } from '@paideia/projection-service/notifications/notification.view.ts';
import { siteSettings } from '@paideia/projection-service/site-settings/site-setting.view.ts';
import { billTo, campus, lublin, officeWith, people, type Office, type Person } from './invoice.examples.ts';

const [tuition, books, freyas, wrong] = [
  billTo('emmett', 1),
  billTo('emmett', 2),
  billTo('freya', 3),
  billTo('freya', 4),
] as const;
const urszulas = billTo('urszula', 5, { regionId: lublin, currency: 'EUR' });
let office: Office;
beforeAll(async () => {
  office = await officeWith([
    ...[
      issued(tuition, 120_000),
      numbered(tuition, tuition.invoiceId, 1),
      paid(tuition, 50_000),
      paid(tuition, 80_000, 2),
    ],
    ...[refunded(tuition, 10_000, 0, 1, 2), refunded(tuition, 0, 30_000, 2)],
    ...[
      issued(books, 5_000, { date: '2026-10-12' }),
      issued(freyas, 40_000, { date: '2026-09-14' }),
      credited(freyas, 4_000),
    ],
    ...[issued(wrong, 900), deleted(wrong), issued(urszulas, 70_000)],
  ]);
});
afterAll(() => office.close());
const notFound = async (person: Person, query: string, id: string, absent = 'f'.repeat(24)) => {
  const [theirs, none] = [await office.ask(person, query, { id }), await office.ask(person, query, { id: absent })];
  expect(theirs.errors[0]?.extensions.code).toBe('notFound');
  expect({ ...theirs, response: undefined }).toEqual({ ...none, response: undefined });
};
const one =
  'query ($id: ID!) { invoice(_id: $id) { _id number status total paid refunded amount balance isPayable isDeletable creditable regionName campus { name address phone } entries { type amount refundable } } }';

describe('cards', () => {
  const config = (regionId: string) =>
    office.ask('urszula', 'query ($r: ID!) { cardConfig(regionId: $r) { publicKey available } }', { r: regionId });
  const none = { publicKey: null, available: false };
  test('are taken nowhere without a gateway; a region that wants them has the key of this environment', async () => {
    expect((await config(campus)).data?.cardConfig).toEqual(none);
    await office.api.put(siteSettings, {
      _id: 'cardPublicKeyDevelopment',
      key: 'cardPublicKeyDevelopment',
      value: 'pk_demo_12345678',
      changedBy: null,
      changedAt: '',
    });
    expect((await config(campus)).data?.cardConfig).toEqual({ publicKey: 'pk_demo_12345678', available: false });
    expect((await config(lublin)).data?.cardConfig).toEqual(none);
    expect((await config('f'.repeat(24))).errors[0]?.extensions.code).toBe('notFound');
  });
  test('are told of for each region where somebody is or has been billed', async () => {
    const query = '{ myCardConfigs { regionId regionName available } }';
    const ofRegion = (regionId: string, regionName: string) => ({ regionId, regionName, available: false });
    const [campusConfig, lublinConfig] = [ofRegion(campus, 'US - Cedar Ridge'), ofRegion(lublin, 'PL - Lublin')];
    expect((await office.ask('emmett', query)).data?.['myCardConfigs']).toEqual([campusConfig]);
    expect((await office.ask('urszula', query)).data?.['myCardConfigs']).toEqual([lublinConfig]);
  });
});

describe('whom an invoice may go to', () => {
  const find = async (person: Person, q: string) =>
    (await office.ask(person, 'query ($q: String!) { billableStudents(q: $q) { fullName regions { name } } }', {
      q,
    })) as {
      readonly data: { readonly billableStudents: readonly object[] } | undefined;
      readonly errors: readonly unknown[];
    };
  test('admins find everyone; a region’s admin its own people, in that region alone', async () => {
    expect((await find('renata', 'kmiec')).data?.billableStudents).toEqual([
      { fullName: 'Urszula Kmiec', regions: [{ name: 'PL - Lublin' }] },
    ]);
    expect((await find('piotr', 'kmiec')).data?.billableStudents).toEqual([
      { fullName: 'Urszula Kmiec', regions: [{ name: 'PL - Lublin' }] },
    ]);
    expect((await find('piotr', 'solano')).data?.billableStudents).toEqual([]);
    expect((await find('renata', ' ')).data?.billableStudents).toEqual([]);
    for (const person of ['harriet', 'emmett'] as const)
      expect((await office.ask(person, '{ billableStudents(q: "a") { id } }')).errors[0]?.extensions.code).toBe(
        'noAccess',
      );
  });
});

test('a deactivated or erased person is found by nobody who bills', async () => {
  const urszula = { ...people.urszula, status: 'deactivated' as const };
  await office.api.put(users, urszula);
  const found = await office.ask('renata', '{ billableStudents(q: "kmiec") { id } }');
  await office.api.put(users, people.urszula);
  expect(found.data?.billableStudents).toEqual([]);
});

describe('one’s own billing', () => {
  test('invoices, the latest first, also by status', async () => {
    const list = 'query ($status: String) { myInvoices(status: $status) { items { _id status balance } total more } }';
    expect((await office.ask('emmett', list)).data).toEqual({
      myInvoices: {
        items: [
          { _id: books.invoiceId, status: 'unpaid', balance: 5_000 },
          { _id: tuition.invoiceId, status: 'partial-refund', balance: 0 },
        ],
        total: 2,
        more: false,
      },
    });
    expect((await office.ask('emmett', list, { status: 'unpaid' })).data).toMatchObject({ myInvoices: { total: 1 } });
    expect((await office.ask('emmett', list, { status: 'lost' })).errors[0]?.extensions.code).toBe('invalid');
  });
  test('an invoice with its figures and all that was booked on it', async () => {
    expect((await office.ask('emmett', one, { id: tuition.invoiceId })).data).toEqual({
      invoice: {
        _id: tuition.invoiceId,
        number: 'US-CedarRidge-2026-0001',
        status: 'partial-refund',
        total: 120_000,
        paid: 130_000,
        refunded: 40_000,
        amount: 120_000,
        balance: 0,
        isPayable: false,
        isDeletable: false,
        creditable: 120_000,
        regionName: 'US - Cedar Ridge',
        campus: { name: 'US - Cedar Ridge', address: ['1 Ridge Road', 'Woodland Park'], phone: '555 0100' },
        entries: [
          { type: 'INVOICE', amount: 120_000, refundable: 0 },
          { type: 'PAYMENT', amount: -50_000, refundable: 20_000 },
          { type: 'PAYMENT', amount: -80_000, refundable: 70_000 },
          { type: 'REFUND', amount: 10_000, refundable: 0 },
          { type: 'REFUND', amount: 30_000, refundable: 0 },
        ],
      },
    });
  });
  test('transactions, receipts and refunds with the running balance', async () => {
    const { data } = await office.ask(
      'emmett',
      '{ transactions { items { type balance } total } receipts { items { amount } } refunds { items { amount balanceChange refundOf } } myBalances { currency balance } }',
    );
    expect(data).toEqual({
      transactions: {
        items: [
          { type: 'INVOICE', balance: 5_000 },
          { type: 'REFUND', balance: 0 },
          { type: 'REFUND', balance: 0 },
          { type: 'PAYMENT', balance: -10_000 },
          { type: 'PAYMENT', balance: 70_000 },
          { type: 'INVOICE', balance: 120_000 },
        ],
        total: 6,
      },
      receipts: { items: [{ amount: -80_000 }, { amount: -50_000 }] },
      refunds: {
        items: [
          { amount: 30_000, balanceChange: 0, refundOf: idOf('payment', 1) },
          { amount: 10_000, balanceChange: 10_000, refundOf: idOf('payment', 2) },
        ],
      },
      myBalances: [{ currency: 'USD', balance: 5_000 }],
    });
    const paymentsOnly = await office.ask(
      'emmett',
      '{ transactions(type: PAYMENT, perPage: 1) { items { type } total } }',
    );
    expect(paymentsOnly.data).toEqual({ transactions: { items: [{ type: 'PAYMENT' }], total: 2 } });
    expect((await office.ask('freya', '{ myBalances { balance } transactions { total } }')).data).toEqual({
      myBalances: [{ balance: 36_000 }],
      transactions: { total: 3 },
    });
  });
  test('one transaction, with its invoice', async () => {
    const { data } = await office.ask(
      'emmett',
      'query ($id: ID!) { transaction(_id: $id) { type method invoice { number status } } }',
      {
        id: transactionOf(tuition, 'payment'),
      },
    );
    expect(data).toEqual({
      transaction: {
        type: 'PAYMENT',
        method: 'bank',
        invoice: { number: 'US-CedarRidge-2026-0001', status: 'partial-refund' },
      },
    });
  });
  test('another student’s answers exactly as an absent one', async () => {
    await notFound('freya', one, tuition.invoiceId);
    await notFound('freya', 'query ($id: ID!) { transaction(_id: $id) { _id } }', transactionOf(tuition, 'payment'));
    await notFound('harriet', one, tuition.invoiceId);
    await notFound('piotr', one, tuition.invoiceId);
    for (const person of ['renata', 'emmett'] as const)
      expect((await office.ask(person, one, { id: tuition.invoiceId })).errors).toEqual([]);
    expect((await office.ask('piotr', one, { id: urszulas.invoiceId })).errors).toEqual([]);
  });
});

test('notifications say amounts, and what they are about', async () => {
  const one = (n: number, key: NotificationView['key'], params: NotificationView['params']): NotificationView => ({
    _id: idOf('refund', 100 + n),
    userId: people.emmett._id,
    key,
    params,
    link: null,
    at: `2026-10-0${n}T12:00:00.000Z`,
    read: false,
  });
  const { invoiceId } = tuition;
  await office.api.put(
    notifications,
    one(1, 'invoiceIssued', { invoiceId }),
    one(2, 'receipt', { invoiceId, transactionId: transactionOf(tuition, 'payment'), type: 'PAYMENT' }),
    one(3, 'receipt', { invoiceId, transactionId: transactionOf(tuition, 'refund'), type: 'REFUND' }),
  );
  expect((await office.ask('emmett', '{ notifications { items { sentence } } }')).data).toEqual({
    notifications: {
      items: [
        { sentence: '$100.00 of invoice US-CedarRidge-2026-0001 was refunded to you' },
        { sentence: 'We received your payment of $500.00 for invoice US-CedarRidge-2026-0001' },
        { sentence: 'A new invoice of $1,200.00, due 1 October' },
      ],
    },
  });
});

describe('why', () => {
  const why =
    'query ($of: WhyOf!, $id: String!) { why(of: $of, id: $id) { title value rule formula { label value } parts { title value events { type sentence } } } }';
  test('an invoice stands as it does', async () => {
    const { data } = await office.ask('emmett', why, { of: 'invoice', id: tuition.invoiceId });
    expect(data?.['why']).toMatchObject({
      title: 'Invoice US-CedarRidge-2026-0001',
      value: 'partly refunded, balance $0.00',
      formula: [
        { label: 'Total', value: '$1,200.00 + $0.00 tax = $1,200.00' },
        { label: 'Received', value: '$1,300.00 paid − $100.00 refunded of what was too much = $1,200.00' },
        { label: 'Charges refunded', value: '$300.00' },
        { label: 'Balance', value: '$1,200.00 − $1,200.00 = $0.00' },
      ],
      rule: 'Some charges were refunded. A refund of a charge does not reopen the debt.',
      parts: [
        {
          title: null,
          value: null,
          events: [
            { type: 'InvoiceIssued', sentence: 'Renata Okafor issued an invoice of $1,200.00 to Emmett Solano' },
            {
              type: 'PaymentRecorded',
              sentence: 'Renata Okafor recorded a payment of $500.00 by Emmett Solano: bank transfer',
            },
            ...[{ type: 'PaymentRecorded' }, { type: 'RefundIssued' }, { type: 'RefundIssued' }],
          ],
        },
      ],
    });
  });
  test('a student owes this', async () => {
    const { data } = await office.ask('renata', why, { of: 'studentBalance', id: `${people.freya._id}_USD` });
    expect(data?.['why']).toMatchObject({
      title: 'Balance of Freya Halloran in USD',
      value: '$360.00',
      formula: [{ label: 'Balance', value: 'Sum of the invoices = $360.00' }],
      parts: [
        {
          title: 'without a number yet',
          value: 'unpaid, balance $360.00',
          events: [{ type: 'InvoiceIssued' }, { type: 'CreditNoteIssued' }],
        },
      ],
    });
  });
  test('is told to nobody else', async () => {
    for (const [of, id] of [
      ['invoice', tuition.invoiceId],
      ['studentBalance', `${people.emmett._id}_USD`],
    ] as const) {
      for (const person of ['freya', 'harriet', 'piotr'] as const) {
        const [theirs, none] = [
          await office.ask(person, why, { of, id }),
          await office.ask(person, why, { of, id: `${'f'.repeat(24)}` }),
        ];
        expect(theirs.errors[0]?.extensions.code).toBe('notFound');
        expect(theirs.errors).toEqual(none.errors);
      }
    }
  });
});

describe('the console', () => {
  const list =
    'query ($filter: InvoiceFilter) { allInvoiceAdmins(filter: $filter, sortField: "number") { items { _id } total } }';
  const found = async (person: Person, filter: object = {}) => {
    const { data } = await office.ask(person, list, { filter });
    return (data?.['allInvoiceAdmins'] as { items: { _id: string }[] } | undefined)?.items
      .map(({ _id }) => _id)
      .toSorted();
  };
  const ids = (...bills: readonly { readonly invoiceId: string }[]) =>
    bills.map(({ invoiceId }) => invoiceId).toSorted();
  test('finds by words, status, region, student, currency and day', async () => {
    expect(await found('renata')).toEqual(ids(tuition, books, freyas, wrong, urszulas));
    expect(await found('renata', { q: 'solano' })).toEqual(ids(tuition, books));
    expect(await found('renata', { q: '2026-0001' })).toEqual(ids(tuition));
    expect(await found('renata', { status: 'deleted' })).toEqual(ids(wrong));
    expect(await found('renata', { status: 'lost' })).toEqual([]);
    expect(await found('renata', { regionId: lublin })).toEqual(ids(urszulas));
    expect(await found('renata', { userId: people.freya._id })).toEqual(ids(freyas, wrong));
    expect(await found('renata', { currency: 'EUR' })).toEqual(ids(urszulas));
    expect(await found('renata', { from: '2026-09-14', to: '2026-10-12' })).toEqual(ids(books, freyas));
  });
  test('shows an admin of a region that region alone, and others nothing', async () => {
    expect(await found('piotr')).toEqual(ids(urszulas));
    expect(await found('piotr', { regionId: campus })).toEqual([]);
    for (const person of ['emmett', 'harriet'] as const)
      expect((await office.ask(person, list)).errors[0]?.extensions.code).toBe('noAccess');
    await notFound('piotr', 'query ($id: ID!) { InvoiceAdmin(id: $id) { _id } }', tuition.invoiceId);
  });
  const totals =
    'query ($filter: InvoiceFilter) { invoiceTotals(filter: $filter) { more currencies { currency count total credited paid refunded balance statuses { status count balance } } } }';
  const summed = async (person: Person, filter: object = {}) => {
    const { data } = await office.ask(person, totals, { filter });
    return (data?.['invoiceTotals'] as { currencies: { currency: string; statuses: object[] }[] }).currencies;
  };
  test('sums by currency, the same from the counters as from the invoices', async () => {
    const all = await summed('renata');
    expect(all).toEqual([
      {
        currency: 'EUR',
        count: 1,
        total: 70_000,
        credited: 0,
        paid: 0,
        refunded: 0,
        balance: 70_000,
        statuses: [{ status: 'unpaid', count: 1, balance: 70_000 }],
      },
      {
        currency: 'USD',
        count: 3,
        total: 165_000,
        credited: 4_000,
        paid: 130_000,
        refunded: 40_000,
        balance: 41_000,
        statuses: [
          { status: 'deleted', count: 1, balance: 0 },
          { status: 'partial-refund', count: 1, balance: 0 },
          { status: 'unpaid', count: 2, balance: 41_000 },
        ],
      },
    ]);
    expect(await summed('renata', { from: '2026-01-01' })).toEqual(all);
    expect(await summed('renata', { status: 'deleted' })).toMatchObject([{ currency: 'USD', count: 1, total: 900 }]);
    expect(await summed('renata', { userId: people.freya._id })).toMatchObject([
      { currency: 'USD', count: 1, balance: 36_000 },
    ]);
    expect(await summed('renata', { q: 'solano', currency: 'USD' })).toMatchObject([{ count: 2, balance: 5_000 }]);
    expect((await summed('piotr')).map(({ currency }) => currency)).toEqual(['EUR']);
    expect(await summed('piotr', { regionId: campus })).toEqual([]);
    expect((await office.ask('harriet', totals)).errors[0]?.extensions.code).toBe('noAccess');
  });
  test('lists the active students of a group for whoever may bill them', async () => {
    const groupId = '9'.repeat(24);
    const group: GroupView = {
      _id: groupId,
      _revision: 0,
      name: 'Lublin Evening',
      nameKey: 'lublin evening',
      regionId: lublin,
      programYear: 1,
      startDate: null,
      endDate: null,
      locale: 'pl_PL',
      offlineApp: true,
      selfSignUp: false,
      freeOfCharge: false,
      locks: [],
      attendanceSchemaId: null,
      instructorIds: [],
      facilitatorIds: [],
      archived: false,
      studentCount: 1,
      createdAt: '2026-09-01',
      updatedAt: '2026-09-01',
    };
    const member = (userId: string, name: string, status: GroupMemberView['status']): GroupMemberView => ({
      _id: `${groupId}_${userId}`,
      groupId,
      userId,
      regionId: lublin,
      status,
      name,
      nameKey: name.toLowerCase(),
      startedOn: '2026-09-07',
      spans: [],
      endedOn: null,
      gradYear: null,
    });
    await office.api.put(groups, group);
    await office.api.put(
      groupMembers,
      member(people.urszula._id, 'Urszula Kmiec', 'active'),
      member(people.freya._id, 'Freya Halloran', 'withdrawn'),
    );
    const ask =
      'query ($id: ID!) { groupStudents(groupId: $id) { groupName regionId currency students { userId name email } } }';
    expect((await office.ask('piotr', ask, { id: groupId })).data).toEqual({
      groupStudents: {
        groupName: 'Lublin Evening',
        regionId: lublin,
        currency: 'EUR',
        students: [{ userId: people.urszula._id, name: 'Urszula Kmiec', email: null }],
      },
    });
    await notFound('harriet', ask, groupId);
    // Two of one name are told apart by their addresses.
    await office.api.put(
      groupMembers,
      member(people.freya._id, 'Greta Lind', 'active'),
      member(people.greta._id, 'Greta Lind', 'active'),
    );
    expect((await office.ask('piotr', ask, { id: groupId })).data).toMatchObject({
      groupStudents: {
        students: [
          { name: 'Greta Lind', email: people.freya.email },
          { name: 'Greta Lind', email: people.greta.email },
          { name: 'Urszula Kmiec', email: null },
        ],
      },
    });
  });
});

describe('acting', () => {
  const sent = () => office.api.sent.at(-1)!.envelope;
  const commandId = '11111111-1111-4111-8111-111111111111';
  test('issues as the form says, and answers with the invoice', async () => {
    const input = {
      _id: books.invoiceId,
      userId: people.emmett._id,
      regionId: campus,
      currency: 'USD',
      dueDate: '2026-11-01',
      lines: [{ particulars: 'Books', qty: 1.5, price: 3_000_000_000 }],
    };
    const { data } = await office.ask(
      'renata',
      'mutation ($input: InvoiceInput!, $c: String) { issueInvoice(input: $input, commandId: $c) { _id } }',
      {
        input,
        c: commandId,
      },
    );
    expect(data).toEqual({ issueInvoice: { _id: books.invoiceId } });
    expect(sent()).toMatchObject({
      type: 'IssueInvoice',
      commandId,
      data: {
        invoiceId: books.invoiceId,
        lines: [{ particulars: 'Books', qty: 1.5, price: 3_000_000_000 }],
        taxRate: 0,
        date: null,
        remarks: '',
      },
    });
    expect(sent().expectedRevision).toBeUndefined();
  });
  test('payments commute; credits, refunds and deletions carry what was seen', async () => {
    const id = books.invoiceId;
    const act = (text: string) => office.ask('renata', `mutation ($id: ID!) { ${text} { _id } }`, { id });
    await act(`recordPayment(_id: $id, paymentId: "${idOf('payment', 9)}", amount: 500, method: cash)`);
    expect(sent()).toMatchObject({
      type: 'RecordPayment',
      data: { invoiceId: id, paymentId: idOf('payment', 9), amount: 500, method: 'cash', date: null },
    });
    expect(sent().expectedRevision).toBeUndefined();
    await act(
      `issueCreditNote(_id: $id, creditNoteId: "${idOf('credit', 9)}", amount: 100, reason: "Discount", expectedRevision: 3)`,
    );
    expect(sent()).toMatchObject({
      type: 'IssueCreditNote',
      expectedRevision: 3,
      data: { amount: 100, reason: 'Discount' },
    });
    await act(
      `issueRefund(_id: $id, refundId: "${idOf('refund', 9)}", paymentId: "${idOf('payment', 9)}", amount: 100, reason: "Left", date: "2026-11-02", expectedRevision: 4)`,
    );
    expect(sent()).toMatchObject({
      type: 'IssueRefund',
      expectedRevision: 4,
      data: { paymentId: idOf('payment', 9), date: '2026-11-02' },
    });
    await act('deleteInvoice(_id: $id, reason: "Twice", expectedRevision: 5)');
    expect(sent()).toMatchObject({
      type: 'DeleteInvoice',
      expectedRevision: 5,
      data: { invoiceId: id, reason: 'Twice' },
    });
  });
});
