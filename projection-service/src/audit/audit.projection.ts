import { auditTables, catalogue, eventDefinitions } from '@paideia/events/catalogue.ts';
import type { AuditSearch, Fields } from '@paideia/events/kernel/audit.ts';
import { presentable } from '@paideia/events/kernel/personal.ts';
import { categoryOf } from '@paideia/store/port.ts';
import { collectionsOf, defineProjection, put } from '../kernel/projection.ts';
import { auditEvents, auditGroup, auditIdOf } from './audit.view.ts';

const idIn = (data: Fields, field: string): string | null => (typeof data[field] === 'string' ? data[field] : null);

type Search = (data: Fields) => AuditSearch;
// Each search is typed by the events of its category, which the store has checked.
const searches: ReadonlyMap<string, Search> = new Map(
  auditTables.flatMap(({ rows, search }) => (search ? Object.keys(rows).map((type) => [type, search as Search]) : [])),
);
const searchOf = (type: string, data: Fields) => {
  const { recordId = null, number, amount = null } = searches.get(type)?.(data) ?? {};
  return { recordId, number: number?.toLowerCase() ?? null, amount };
};

/** Every event of every stream, of types that this code does not know too. */
export const auditProjection = defineProjection<never>({
  group: auditGroup,
  mayLag: true,
  collections: collectionsOf(auditEvents),
  events: catalogue,
  on: {},
  onAny: (
    { type, data: recorded },
    {
      id,
      at,
      position,
      stream,
      revision,
      actorId,
      impersonatedUserId,
      regionId,
      commandId,
      correlationId,
      causationId,
      channel,
      payloadHash,
    },
  ) => {
    const data = typeof recorded === 'object' && recorded !== null ? (recorded as Fields) : {};
    const _id = auditIdOf(position);
    return put(auditEvents, _id, {
      _id,
      eventId: id,
      at,
      position,
      stream,
      revision,
      category: categoryOf(stream),
      type,
      actorId,
      impersonatedUserId: impersonatedUserId ?? null,
      subjectId: idIn(data, 'userId') ?? (data['owner'] === 'user' ? idIn(data, 'itemId') : null),
      regionId: regionId ?? idIn(data, 'regionId'),
      ...searchOf(type, data),
      commandId,
      correlationId,
      causationId: causationId ?? null,
      channel,
      payloadHash,
      data: JSON.stringify(presentable(eventDefinitions.get(type), data)),
    });
  },
});
