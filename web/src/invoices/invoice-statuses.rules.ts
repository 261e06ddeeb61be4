/** What was paid of an invoice, and beside it that its day is over: an overdue one may be paid in part. Everywhere both are said. */
export const invoiceStatusesOf = ({
  status,
  state,
}: {
  readonly status: string;
  readonly state: string;
}): readonly string[] => (state === 'overdue' ? [status, state] : [status]);
