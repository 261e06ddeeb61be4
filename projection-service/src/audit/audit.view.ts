import type { Metadata } from '@paideia/events/kernel/metadata.ts';
import type { Fields } from '@paideia/events/kernel/audit.ts';
import { group } from '@paideia/documents/port.ts';

/** One event of the log, for the system log; its id is the position, padded so that it sorts as text. */
export type AuditEventView = {
  readonly _id: string;
  /** The event's own id, by which others name it as their cause. */
  readonly eventId: string;
  readonly at: string;
  readonly position: number;
  readonly stream: string;
  readonly revision: number;
  readonly category: string;
  readonly type: string;
  readonly actorId: string | null;
  readonly impersonatedUserId: string | null;
  /** The user whom the event is about, or whose thing: an address is a person's or a region's. */
  readonly subjectId: string | null;
  readonly regionId: string | null;
  /** What several streams tell of, such as an invoice; its printed number, in lower case, where the event gives it out. */
  readonly recordId: string | null;
  readonly number: string | null;
  /** The money that the event is about, in hundredths. */
  readonly amount: number | null;
  readonly commandId: string;
  readonly correlationId: string;
  readonly causationId: string | null;
  readonly channel: Metadata['channel'];
  /** SHA-256 of the type and data of the command that made it. */
  readonly payloadHash: string;
  /**
   * JSON of what was recorded, readable while the person's key is there. Text, because some of it comes from anybody: a name like `$where` or
   * `constructor` is no field of a document.
   */
  readonly data: string;
};
export const dataOf = ({ data }: Pick<AuditEventView, 'data'>): Fields => JSON.parse(data) as Fields; // The projection wrote it.
export const auditIdOf = (position: number): string => `${position}`.padStart(16, '0');
export const auditGroup = group('audit', 5);
export const auditEvents = auditGroup.collection<AuditEventView>('auditEvents', {
  indexes: {
    byTime: ['at'],
    byStream: ['stream', 'at'],
    byCategory: ['category', 'at'],
    byType: ['type', 'at'],
    byActor: ['actorId', 'at'],
    bySubject: ['subjectId', 'at'],
    byRecord: ['recordId', 'at'],
    byNumber: ['number'],
    byAmount: ['amount', 'at'],
    byEvent: ['eventId'],
    byCorrelation: ['correlationId', 'at'],
  },
  // Most events have no sum, no number and no printed record, and those of the system no actor.
  sparse: ['byActor', 'bySubject', 'byRecord', 'byNumber', 'byAmount'],
  search: ['type', 'stream'],
  // Each type and each category, with which a stream begins, is one word. What follows in a stream is made by machines, but for the slugs of regions.
  common: { fields: ['type', 'category'], besides: [{ category: 'slugClaim' }] },
});
