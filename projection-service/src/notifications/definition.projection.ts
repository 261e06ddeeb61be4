import {
  notificationDefinitionEvents,
  type NotificationDefinitionEvent,
} from '@paideia/events/notifications/definition.events.ts';
import { collectionsOf, defineProjection, put } from '../kernel/projection.ts';
import { definitionsGroup, notificationDefinitionViews } from './definition.view.ts';

export const definitionProjection = defineProjection<NotificationDefinitionEvent>({
  group: definitionsGroup,
  collections: collectionsOf(notificationDefinitionViews),
  events: [notificationDefinitionEvents],
  on: {
    NotificationDefined: ({ key, ...settings }, { revision }) =>
      put(notificationDefinitionViews, key, { _id: key, _revision: revision, ...settings }),
  },
});
