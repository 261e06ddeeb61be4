import { readsSystemLog } from '@paideia/events/logits/logit.permissions.ts';
import { auditEvents } from '@paideia/projection-service/audit/audit.view.ts';
import { narrowed } from '../kernel/graphql/admin-resource.ts';
import { sendList, type ApiRoute } from '../kernel/server/api-route.ts';
import { loggedEventOf } from './audit.queries.ts';
import { AuditEventFilter } from './audit.types.ts';
import { wantedEvents } from './wanted-events.ts';
import type { EventEntry, FieldChange } from './event-entry.types.ts';
import { eventEntries } from '../kernel/log/event-entries.ts';

const changeText = ({ field, before, after }: FieldChange) => `${field}: ${before ?? '–'} → ${after ?? '–'}`;
const columns: readonly (readonly [text: string, value: (entry: EventEntry) => string | null])[] = [
  ['at', ({ at }) => at],
  ['actor', ({ actorName }) => actorName],
  ['subject', ({ subjectName }) => subjectName],
  ['category', ({ categoryName }) => categoryName],
  ['sentence', ({ sentence }) => sentence],
  ['changes', ({ changes }) => changes.map(changeText).join('; ')],
];
const filters = ['q', 'stream', 'category', 'type', 'actorId', 'subjectId', 'correlationId', 'from', 'to'] as const;
const perPage = 200;

/** `GET /exports/audit.csv`: the events as they are filtered, all of them, the newest first, for superadmins. */
export const auditCsvRoute: ApiRoute = {
  method: 'get',
  path: '/exports/audit.csv',
  perHour: 60,
  async answer(context, { query }, response) {
    context.require(readsSystemLog);
    const filter = new AuditEventFilter();
    for (const name of filters) if (typeof query[name] === 'string') filter[name] = query[name];
    const { where: wanted, search } = await wantedEvents(filter, context);
    await sendList(context, response, {
      name: 'system-log',
      heading: columns.map(([name]) => context.text(`auditCsv.${name}`)),
      from: auditEvents,
      query: {
        where: narrowed('AuditEvent', 'everything', wanted),
        search,
        sort: { field: 'at', descending: true },
      },
      perPage,
      rows: async (items) =>
        (await eventEntries(context, items.map(loggedEventOf))).map((entry) =>
          columns.map(([, value]) => value(entry)),
        ),
    });
  },
};
