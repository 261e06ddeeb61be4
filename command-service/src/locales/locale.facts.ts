import { group } from '@paideia/documents/port.ts';
import { localeEvents, type LocaleEvent } from '@paideia/events/locales/locale.events.ts';
import { collectionsOf, defineProjection, put, remove } from '@paideia/projection-service/kernel/projection.ts';

type LocaleFact = { readonly localeId: string; readonly value: string };

const localeFactsGroup = group('facts-locales', 1);
export const localeFacts = localeFactsGroup.collection<LocaleFact>('localeFacts', { indexes: { value: ['value'] } });

export const localeFactTable = defineProjection<LocaleEvent>({
  group: localeFactsGroup,
  collections: collectionsOf(localeFacts),
  events: [localeEvents],
  on: {
    LocaleAdded: ({ localeId, value }) => put(localeFacts, localeId, { localeId, value }),
    LocaleRemoved: ({ localeId }) => remove(localeFacts, localeId),
  },
});
