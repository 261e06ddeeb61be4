import { auditTables } from '@paideia/events/catalogue.ts';
import type { AuditFields, AuditRow, AuditTable, Fields, Known, Sentence } from '@paideia/events/kernel/audit.ts';
import type { Metadata, Recorded } from '@paideia/events/kernel/metadata.ts';

/** People are told of as much of a recorded event. */
export type LoggedEvent = Pick<Recorded, 'stream' | 'revision' | 'position' | 'type' | 'data'> & {
  readonly meta: Pick<Metadata, 'at' | 'actorId' | 'channel' | 'correlationId' | 'payloadHash'> & {
    readonly impersonatedUserId?: string | undefined;
    readonly causationId?: string | undefined;
    readonly regionId?: string | null | undefined;
  };
};
export const fieldsOf = (data: unknown): Fields =>
  typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Fields) : {};

type Row = Omit<AuditRow, 'sentence' | 'changes'> & {
  readonly sentence: Sentence['message'] | ((data: Fields, known: Fields) => Sentence);
  readonly changes?: (data: Fields, known: Known) => readonly AuditFields[];
  readonly table: AuditTable;
};
// Each table is typed by the events of its category, whose schemas the store has checked; here any of them is looked up by its name.
const rows: ReadonlyMap<string, Row> = new Map(
  auditTables.flatMap((table) => Object.entries(table.rows).map(([type, row]) => [type, { ...row, table } as Row])),
);
/** Answers what the log says of a type; the log may hold types that this code does not know. */
export const rowOf = (type: string): Row | undefined => rows.get(type);
