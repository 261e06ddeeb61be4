import { localeEvents, type LocaleEvent } from '@paideia/events/locales/locale.events.ts';
import { collectionsOf, defineProjection, patch, put, remove } from '../kernel/projection.ts';
import { locales, localesGroup } from './locale.view.ts';

export const localeProjection = defineProjection<LocaleEvent>({
  group: localesGroup,
  collections: collectionsOf(locales),
  events: [localeEvents],
  on: {
    LocaleAdded: ({ localeId, name, value, label }, { revision }) =>
      put(locales, localeId, { _id: localeId, _revision: revision, name, value, label }),
    LocaleUpdated: ({ localeId, name, label }, { revision }) =>
      patch(locales, localeId, { _revision: revision, name, label }),
    LocaleRemoved: ({ localeId }) => remove(locales, localeId),
  },
});
