import { catalogue, eventDefinitions } from '@paideia/events/catalogue.ts';
import type { Fields } from '@paideia/events/kernel/audit.ts';
import { presentable } from '@paideia/events/kernel/personal.ts';
import { categoryOf } from '@paideia/store/port.ts';
import { collectionsOf, defineProjection, put } from '../kernel/projection.ts';
import { auditEvents, auditGroup, auditIdOf } from './audit.view.ts';

const idIn = (data: Fields, field: string): string | null => (typeof data[field] === 'string' ? data[field] : null);

/** Every event of every stream, of types that this code does not know too. */
export const auditProjection = defineProjection<never>({
  group: auditGroup,
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
      commandId,
      correlationId,
      causationId: causationId ?? null,
      channel,
      payloadHash,
      data: JSON.stringify(presentable(eventDefinitions.get(type), data)),
    });
  },
});
