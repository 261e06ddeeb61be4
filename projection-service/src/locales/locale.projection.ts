import { localeEvents, type LocaleEvent } from '@paideia/events/locales/locale.events.ts';
import { collectionsOf, defineProjection, put } from '../kernel/projection.ts';
import { locales, localesGroup } from './locale.view.ts';

export const localeProjection = defineProjection<LocaleEvent>({
  group: localesGroup,
  collections: collectionsOf(locales),
  events: [localeEvents],
  on: {
    LocaleAdded: ({ localeId, name, value, label }) => put(locales, localeId, { _id: localeId, name, value, label }),
  },
});
