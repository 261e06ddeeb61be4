import { enrolmentEvents, enrolmentIdOf, type EnrolmentEvent } from '@paideia/events/enrolments/enrolment.events.ts';
import { invoiceEvents, type InvoiceEvent } from '@paideia/events/invoices/invoice.events.ts';
import {
  balanceOf,
  emptyLedger,
  ledgerAfter,
  owedStatuses,
  statusOf,
  type Ledger,
} from '@paideia/events/invoices/invoice.rules.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import {
  registerEvents,
  type AttendanceStatus,
  type RegisterEvent,
} from '@paideia/events/registers/register.events.ts';
import {
  collectionsOf,
  defineProjection,
  need,
  put,
  upsert,
  type AnyChange,
  type Found,
  type Occurred,
} from '../kernel/projection.ts';
import {
  corrected,
  ended,
  reopened,
  started,
  stepsOf,
  type EnrolmentSpan,
} from '@paideia/events/enrolments/enrolment-spans.rules.ts';
import {
  countedEnrolments,
  countedInvoices,
  countedRegisters,
  moneyDue,
  monthOf,
  placeEnrolments,
  statisticsGroup,
  weekOf,
  weekStatistics,
} from './statistics.view.ts';

type Place = { readonly groupId: string; readonly regionId: string };
const counts = ['joined', 'present', 'late', 'absent', 'excused'] as const;
type Counts = Readonly<Record<(typeof counts)[number], number>>;
const nothing: Counts = { joined: 0, present: 0, late: 0, absent: 0, excused: 0 };

const countsOf = (value: (count: keyof Counts) => number): Counts => ({
  joined: value('joined'),
  present: value('present'),
  late: value('late'),
  absent: value('absent'),
  excused: value('excused'),
});
/** It counts in the week of the group and in that of its region. */
const counted = ({ groupId, regionId }: Place, week: string, by: Counts): readonly AnyChange[] =>
  counts.every((count) => by[count] === 0)
    ? []
    : [groupId, regionId].map((placeId) => {
        const id = `${placeId}_${week}`;
        return upsert(weekStatistics, id, (before = { _id: id, placeId, week, ...nothing }) => ({
          ...before,
          ...countsOf((count) => before[count] + by[count]),
        }));
      });

type Enrolment = Place & { readonly userId: string; readonly date: string };
const enrolment = <D extends Enrolment>(
  to: (spans: readonly EnrolmentSpan[], date: string, data: D) => readonly EnrolmentSpan[],
) => ({
  needs: ({ groupId, userId }: D) => [need(countedEnrolments, enrolmentIdOf(groupId, userId))],
  then: (data: D, _: Occurred, found: Found) => {
    const { groupId, regionId, userId, date } = data;
    const id = enrolmentIdOf(groupId, userId);
    const before = found.one(countedEnrolments, id)?.spans ?? [];
    const after = to(before, date, data);
    const byWeek = new Map<string, number>();
    const step = (day: string, by: number) => byWeek.set(weekOf(day), (byWeek.get(weekOf(day)) ?? 0) + by);
    for (const { date: day, by } of stepsOf(before)) step(day, -by);
    for (const { date: day, by } of stepsOf(after)) step(day, by);
    const by = [...byWeek.values()].reduce((sum, one) => sum + one, 0);
    return [
      put(countedEnrolments, id, { _id: id, spans: after }),
      ...[groupId, regionId].map((_id) =>
        upsert(placeEnrolments, _id, (doc) => ({ _id, enrolled: (doc?.enrolled ?? 0) + by })),
      ),
      ...[...byWeek].flatMap(([week, joined]) => counted({ groupId, regionId }, week, { ...nothing, joined })),
    ];
  },
});

type Marked = { readonly userId: string; readonly status: AttendanceStatus | null };
type OfRegister = Place & { readonly registerId: string; readonly date: string };
/** `marked` is what counts of whom afterwards; each counts once a register, however often the mark changes. */
const marks = <D extends OfRegister>(marked: (data: D) => readonly Marked[]) => ({
  needs: ({ registerId }: D) => [need(countedRegisters, registerId)],
  then: (data: D, _: Occurred, found: Found) => {
    const { registerId, date } = data;
    const before = found.one(countedRegisters, registerId)?.statuses ?? {};
    const statuses = { ...before, ...Object.fromEntries(marked(data).map((one) => [one.userId, one.status])) };
    const times = (all: typeof before, status: string) => Object.values(all).filter((one) => one === status).length;
    return [
      put(countedRegisters, registerId, { _id: registerId, statuses }),
      ...counted(
        data,
        weekOf(date),
        countsOf((count) => times(statuses, count) - times(before, count)),
      ),
    ];
  },
});
const all = (userIds: readonly string[], status: AttendanceStatus): readonly Marked[] =>
  userIds.map((userId) => ({ userId, status }));
type Presets = Pick<DataOf<RegisterEvent, 'RegisterOpened'>, 'preset' | 'presetAbsent'>;
const userIdsOf = (presets: Presets['preset']) => presets.map(({ userId }) => userId);
const listed = ({ preset, presetAbsent }: Presets, absentees: readonly string[] = []): readonly Marked[] => [
  ...all(userIdsOf(preset), 'excused'),
  ...all([...userIdsOf(presetAbsent), ...absentees], 'absent'),
];

type OfInvoice = { readonly invoiceId: string; readonly regionId: string; readonly currency: string };
/** What is left to pay, where the invoice is in a status in which something is. */
const dueIn = (ledger: Ledger | undefined): number =>
  ledger && owedStatuses.some((status) => status === statusOf(ledger)) ? Math.max(0, balanceOf(ledger)) : 0;
const owed = (
  { invoiceId, regionId, currency }: OfInvoice,
  month: string,
  before: Ledger | undefined,
  ledger: Ledger,
): readonly AnyChange[] => {
  const [former, due] = [dueIn(before), dueIn(ledger)];
  const id = `${regionId}_${month}_${currency}`;
  return [
    put(countedInvoices, invoiceId, { _id: invoiceId, month, ledger }),
    upsert(moneyDue, id, (doc) => ({
      _id: id,
      regionId,
      month,
      currency,
      due: (doc?.due ?? 0) + due - former,
      count: (doc?.count ?? 0) + Number(due > 0) - Number(former > 0),
    })),
  ];
};
const entry = <D extends OfInvoice>(to: (ledger: Ledger, data: D) => Ledger) => ({
  needs: ({ invoiceId }: D) => [need(countedInvoices, invoiceId)],
  then: (data: D, _: Occurred, found: Found) => {
    const invoice = found.one(countedInvoices, data.invoiceId);
    return invoice ? owed(data, invoice.month, invoice.ledger, to(invoice.ledger, data)) : [];
  },
});

/** What the charts of the console show, counted as it happens; nobody is named in it. */
export const statisticsProjection = defineProjection<EnrolmentEvent | RegisterEvent | InvoiceEvent>({
  group: statisticsGroup,
  mayLag: true,
  collections: collectionsOf(
    weekStatistics,
    placeEnrolments,
    moneyDue,
    countedEnrolments,
    countedRegisters,
    countedInvoices,
  ),
  events: [enrolmentEvents, registerEvents, invoiceEvents],
  on: {
    EnrolmentStarted: enrolment(started),
    EnrolmentStartCorrected: enrolment<DataOf<EnrolmentEvent, 'EnrolmentStartCorrected'>>(
      (spans, date, { formerDate }) => corrected(spans, formerDate, date) ?? spans,
    ),
    EnrolmentWithdrawn: enrolment(ended),
    EnrolmentSuspended: enrolment(ended),
    EnrolmentResumed: enrolment(started),
    EnrolmentCompleted: enrolment(ended),
    StudentGraduated: enrolment(ended),
    GraduationUndone: enrolment(reopened),

    RegisterOpened: marks((data) => listed(data)),
    RegisterStudentsAdded: marks((data) => listed(data, data.absentees)),
    AttendanceRecorded: marks(({ userId, status }) => [{ userId, status }]),
    AttendanceScanned: marks(({ userId, status }) => [{ userId, status }]),
    AttendanceCorrected: marks(({ userId, to }) => [{ userId, status: to }]),
    MarksUndone: marks(({ restored }) => restored),
    AttendanceExcused: marks(({ userId, status }) => [{ userId, status }]),
    AttendanceExcuseRevoked: marks(({ userId, restored }) => [{ userId, status: restored }]),
    AttendanceMarkedAbsent: marks(({ userId }) => [{ userId, status: 'absent' }]),
    RegisterClosed: marks(({ absentees }) => all(absentees, 'absent')),

    InvoiceIssued: ({ total, dueDate, ...invoice }) => owed(invoice, monthOf(dueDate), undefined, emptyLedger(total)),
    PaymentRecorded: entry<DataOf<InvoiceEvent, 'PaymentRecorded'>>(ledgerAfter.PaymentRecorded),
    PaymentVoided: entry<DataOf<InvoiceEvent, 'PaymentVoided'>>(ledgerAfter.PaymentVoided),
    CreditNoteIssued: entry<DataOf<InvoiceEvent, 'CreditNoteIssued'>>(ledgerAfter.CreditNoteIssued),
    RefundIssued: entry<DataOf<InvoiceEvent, 'RefundIssued'>>(ledgerAfter.RefundIssued),
    InvoiceDeleted: entry(ledgerAfter.InvoiceDeleted),
  },
});
