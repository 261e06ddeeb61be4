import { catalogue } from '@paideia/events/catalogue.ts';
import { categoryOf } from '@paideia/store/port.ts';
import { collectionsOf, defineProjection, put } from '../kernel/projection.ts';
import { auditEvents, auditGroup, auditIdOf } from './audit.view.ts';

/** Of no use to a reader and of some to an attacker: a keyed hash of an address, tokens, digests. */
const isWithheld = (field: string): boolean => /emailKey$|password|token|secret|digest/i.test(field);
const visible = (data: unknown): Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null
    ? Object.fromEntries(Object.entries(data).filter(([field]) => !isWithheld(field)))
    : {};
const idIn = (data: Readonly<Record<string, unknown>>, field: string): string | null =>
  typeof data[field] === 'string' ? data[field] : null;

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
    const data = visible(recorded);
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
      data,
    });
  },
});
