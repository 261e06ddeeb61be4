import { LogitType } from '@paideia/events/logits/logit.events.ts';
import { readsSystemLog } from '@paideia/events/logits/logit.permissions.ts';
import { logits } from '@paideia/projection-service/logits/logit.view.ts';
import type { StateField } from '../audit/audit.types.ts';
import { narrowed } from '../kernel/graphql/admin-resource.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { oneOf } from '../kernel/graphql/time-range.ts';
import { sendList, type ApiRoute } from '../kernel/server/api-route.ts';
import { logitOf, notedFields, wantedLogits } from './logit-list.resolver.ts';
import { LogitFilter, type Logit } from './logit-list.types.ts';

type Entry = Logit & { readonly noted: readonly StateField[] };
const columns: readonly (readonly [text: string, value: (entry: Entry, context: Context) => string | null])[] = [
  ['at', ({ at }) => at],
  ['actor', ({ userName, impersonatedBy }) => impersonatedBy ?? userName],
  ['subject', ({ userName }) => userName],
  ['kind', ({ type }, { text }) => text(`audit.logitType.${type}`)],
  ['sentence', ({ sentence }) => sentence],
  ['noted', ({ noted }) => noted.map(({ label, value }) => `${label}: ${value}`).join('; ')],
];
const filters = ['q', 'action', 'userId', 'from', 'to'] as const;
const perPage = 200;

/** `GET /exports/logits.csv`: the activity log as it is filtered, all of it, the newest first, for superadmins. */
export const logitsCsvRoute: ApiRoute = {
  method: 'get',
  path: '/exports/logits.csv',
  perHour: 60,
  async answer(context, { query }, response) {
    context.require(readsSystemLog);
    const filter = new LogitFilter();
    for (const name of filters) if (typeof query[name] === 'string') filter[name] = query[name];
    if (typeof query['type'] === 'string') filter.type = oneOf(LogitType, 'type', query['type']) ?? null;
    const { where, search } = wantedLogits(filter);
    await sendList(context, response, {
      name: 'activity',
      heading: columns.map(([name]) => context.text(`auditCsv.${name}`)),
      from: logits,
      query: { where: narrowed('Logit', 'everything', where), search, sort: { field: 'at', descending: true } },
      perPage,
      rows: async (items) => {
        const entries = await Promise.all(items.map((one) => logitOf(one, context)));
        const noted = await Promise.all(entries.map((one) => notedFields(one, context)));
        return entries.map((one, n) => columns.map(([, value]) => value({ ...one, noted: noted[n]! }, context)));
      },
    });
  },
};
