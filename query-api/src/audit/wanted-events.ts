import { auditEvents, type AuditEventView } from '@paideia/projection-service/audit/audit.view.ts';
import type { Wanted } from '../kernel/graphql/admin-resource.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { timeRange } from '../kernel/graphql/time-range.ts';
import type { AuditEventFilter } from './audit.types.ts';

/** What people write as a sum, in hundredths: with a currency or without, the decimals behind a point or a comma. */
export function amountIn(text: string): number | undefined {
  const figure = text.trim().replace(/^\p{Sc}|\p{Sc}$|^[A-Z]{3}\b|\b[A-Z]{3}$|[\s’']/gu, '');
  const [, whole, decimals = ''] = /^(\d+(?:[.,]\d{3})*)(?:[.,](\d{1,2}))?$/.exec(figure) ?? [];
  return whole === undefined ? undefined : Number(whole.replace(/[.,]/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
}

/** People search for the printed number of an invoice or a receipt, for a sum, else for the beginning of a type or of a stream. */
async function searched(q: string, { read }: Pick<Context, 'read'>): Promise<Wanted<AuditEventView>> {
  const { items } = await read(auditEvents).find({ where: { number: q.toLowerCase() }, limit: 1 });
  const recordId = items[0]?.recordId;
  if (recordId) return { where: { recordId } };
  const amount = amountIn(q);
  return amount === undefined ? { search: q } : { where: { amount } };
}

/** Answers which events a filter of the system log means. */
export async function wantedEvents(
  { q, stream, category, type, actorId, subjectId, eventId, correlationId, from, to }: AuditEventFilter,
  context: Pick<Context, 'read'>,
): Promise<Wanted<AuditEventView>> {
  const { where, search } = q?.trim() ? await searched(q.trim(), context) : {};
  return {
    where: {
      ...where,
      stream: stream || undefined,
      category: category || undefined,
      type: type || undefined,
      actorId: actorId || undefined,
      subjectId: subjectId || undefined,
      eventId: eventId || undefined,
      correlationId: correlationId || undefined,
      at: timeRange(from || null, to || null),
    },
    search,
  };
}
