import { instant } from './calendar.ts';
import { cardOf } from './cards.ts';
import type { DemoCommand } from './command.ts';
import { demoId, R, U } from './ids.ts';
import { denver, warsaw } from './places.ts';

type Entry =
  | { readonly charged: number; readonly on: string }
  | { readonly paid: number; readonly by?: string; readonly on: string; readonly reference?: string }
  | { readonly credited: number; readonly on: string; readonly reason: string }
  | { readonly refunded: number; readonly of: number; readonly on: string; readonly reason: string }
  | { readonly deleted: string; readonly on: string };
type DemoInvoice = {
  readonly n: number;
  readonly student: number;
  readonly lines: readonly (readonly [particulars: string, qty: number, price: number])[];
  readonly due: string;
  readonly issued?: string;
  readonly taxRate?: number;
  readonly remarks?: string;
  /** They stand in the order of their days. */
  readonly entries?: readonly Entry[];
};

const yearOf = (year: 1 | 2) =>
  [
    [`Tuition, Day Year ${year}, Autumn term`, 1, 105_000],
    ['Course materials', 3, 3_500],
    ['Registration', 1, 4_500],
  ] as const;
const evening = [
  ['Czesne, kurs wieczorowy, semestr jesienny', 1, 45_000],
  ['Materiały', 2, 2_500],
] as const;

/** Amounts are in hundredths: 1,200.00 for a day student, 500.00 in Lublin. */
const invoices: readonly DemoInvoice[] = [
  {
    n: 1,
    student: 11,
    lines: yearOf(1),
    due: '2026-10-01',
    entries: [
      { paid: 60_000, on: '2026-09-14', reference: 'Transfer, first half' },
      { charged: 60_000, on: '2026-09-28' },
    ],
  },
  { n: 2, student: 12, lines: yearOf(1), due: '2026-10-01', entries: [{ paid: 40_000, by: 'cash', on: '2026-09-21' }] },
  { n: 3, student: 13, lines: yearOf(1), due: '2026-12-01' },
  {
    n: 4,
    student: 16,
    lines: yearOf(1),
    due: '2026-10-01',
    entries: [{ paid: 130_000, on: '2026-09-24', reference: 'Tuition P. Lowry' }],
  },
  {
    n: 5,
    student: 17,
    lines: yearOf(2),
    due: '2026-10-01',
    entries: [
      { paid: 120_000, by: 'cheque', on: '2026-09-15' },
      { refunded: 120_000, of: 0, on: '2026-10-19', reason: 'A scholarship covers the whole year' },
    ],
  },
  {
    n: 6,
    student: 18,
    lines: yearOf(2),
    due: '2026-10-01',
    entries: [
      { paid: 120_000, on: '2026-09-16' },
      { refunded: 30_000, of: 0, on: '2026-10-22', reason: 'Second module cancelled' },
    ],
  },
  {
    n: 7,
    student: 14,
    lines: yearOf(1),
    due: '2026-10-01',
    entries: [{ deleted: 'Issued by mistake: the sponsor is billed instead', on: '2026-09-10' }],
  },
  {
    n: 8,
    student: 19,
    lines: yearOf(2),
    due: '2027-03-01',
    remarks: 'Paid in six monthly parts.',
  },
  { n: 9, student: 20, lines: yearOf(2), due: '2027-03-01' },
  {
    n: 10,
    student: 15,
    lines: yearOf(1),
    due: '2026-12-01',
    entries: [{ credited: 20_000, on: '2026-10-06', reason: 'Sibling discount' }],
  },
  {
    n: 11,
    student: 21,
    lines: evening,
    due: '2026-10-15',
    entries: [{ paid: 50_000, on: '2026-10-02', reference: 'Przelew 02.10' }],
  },
  {
    n: 12,
    student: 22,
    lines: evening,
    due: '2026-10-15',
    entries: [{ paid: 20_000, on: '2026-10-08', reference: 'Przelew, I rata' }],
  },
  { n: 13, student: 23, lines: evening, due: '2026-12-15' },
  { n: 14, student: 24, lines: evening, due: '2026-12-15', taxRate: 23 },
];
const isLublin = ({ student }: DemoInvoice) => student > 20;

/** Paid by the student's saved card: asked for, and answered by the gateway. It is booked by what follows from that. */
function chargeCommands(
  { n, student }: DemoInvoice,
  { charged, on }: Extract<Entry, { charged: number }>,
  i: number,
  at: (date: string) => string,
): readonly DemoCommand[] {
  const cardPaymentId = demoId('P', n * 100 + i);
  const occurredAt = instant(at(on), '15:30', denver);
  const told = { cardPaymentId, gatewayStatus: 'succeeded', reference: `trial_charge_${n}_${i}` };
  const wish = { cardPaymentId, invoiceId: demoId('I', n), cardId: cardOf(student), amount: charged };
  return [
    { key: `invoice-${n}-${i}`, type: 'PayInvoiceByCard', data: wish, actorId: U(student), occurredAt },
    { key: `invoice-${n}-${i}-came`, type: 'ConfirmCardPayment', data: told, actorId: null, occurredAt },
  ];
}

/** One command tells of each other entry: what was paid, credited, refunded or deleted. */
function entryCommand(
  invoice: DemoInvoice,
  entry: Exclude<Entry, { charged: number }>,
  i: number,
  at: (date: string) => string,
): DemoCommand {
  const { n } = invoice;
  const invoiceId = demoId('I', n);
  const id = (of: number) => demoId('P', n * 100 + of);
  const date = at(entry.on);
  const by = (type: string, data: Record<string, unknown>, actorId: string): DemoCommand => ({
    key: `invoice-${n}-${i}`,
    type,
    data: { invoiceId, ...data },
    actorId,
    occurredAt: instant(date, '15:30', isLublin(invoice) ? warsaw : denver),
  });
  const registrar = U(isLublin(invoice) ? 4 : 3);
  if ('paid' in entry)
    return by(
      'RecordPayment',
      { paymentId: id(i), amount: entry.paid, method: entry.by ?? 'bank', date, reference: entry.reference ?? null },
      registrar,
    );
  if ('credited' in entry)
    return by('IssueCreditNote', { creditNoteId: id(i), amount: entry.credited, date, reason: entry.reason }, U(3));
  if ('refunded' in entry)
    return by(
      'IssueRefund',
      { refundId: id(i), paymentId: id(entry.of), amount: entry.refunded, date, reason: entry.reason },
      U(3),
    );
  return by('DeleteInvoice', { reason: entry.deleted }, U(3));
}

/** Each student of a year has an invoice, and together they show the ways that it can go; the numbers follow the order of the days. */
export function invoiceCommands(at: (date: string) => string): readonly DemoCommand[] {
  return invoices.flatMap((invoice): readonly DemoCommand[] => {
    const { n, student, lines, due, issued = '2026-09-07', taxRate = 0, remarks = null, entries = [] } = invoice;
    const [regionId, currency, actorId, zone] = isLublin(invoice)
      ? [R(2), 'EUR', U(4), warsaw]
      : [R(1), 'USD', U(3), denver];
    const priced = lines.map(([particulars, qty, price]) => ({ particulars, qty, price }));
    const data = {
      invoiceId: demoId('I', n),
      userId: U(student),
      regionId,
      currency,
      lines: priced,
      taxRate,
      date: at(issued),
      dueDate: at(due),
      remarks,
    };
    return [
      { key: `invoice-${n}`, type: 'IssueInvoice', data, actorId, occurredAt: instant(at(issued), '10:00', zone) },
      ...entries.flatMap((entry, i) =>
        'charged' in entry ? chargeCommands(invoice, entry, i, at) : [entryCommand(invoice, entry, i, at)],
      ),
    ];
  });
}
