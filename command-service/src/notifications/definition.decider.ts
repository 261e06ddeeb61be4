import { isDeepStrictEqual } from 'node:util';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { notificationDefinitionCommands } from '@paideia/events/notifications/definition.commands.ts';
import {
  notificationDefinitionEvents,
  notificationDefinitionStream,
} from '@paideia/events/notifications/definition.events.ts';
import { definitionOf, type DefinitionSettings } from '@paideia/events/notifications/definitions.rules.ts';
import { definitionPermissions } from '@paideia/events/notifications/notification.permissions.ts';
import { defineDecider, noFacts } from '../kernel/decide/decider.ts';

type Rejected = 'notificationDefinition.mandatory' | 'notificationDefinition.noSuchChannel';

/** The channels of one kind of message; until an admin sets them they are those that it can have. */
export const notificationDefinition = defineDecider<DefinitionSettings | null, Rejected>()({
  events: notificationDefinitionEvents,
  commands: notificationDefinitionCommands,
  permissions: definitionPermissions,
  creates: ['DefineNotification'],
  commutes: [],
  stream: ({ data }) => notificationDefinitionStream(data.key),
  initial: null,
  exists: () => true,
  scope: () => ({}),
  facts: noFacts,

  decide: {
    DefineNotification: (state, data) => {
      const { isMandatory, ...usual } = definitionOf(data.key)!;
      if (isMandatory) return reject('notificationDefinition.mandatory');
      if ((data.inApp && !usual.inApp) || (data.email && !usual.email))
        return reject('notificationDefinition.noSuchChannel');
      const { inApp, email, defaultSubscribed } = state ?? usual;
      return isDeepStrictEqual({ key: data.key, inApp, email, defaultSubscribed }, data)
        ? []
        : [{ type: 'NotificationDefined', data }];
    },
  },
  evolve: { NotificationDefined: (_, { key: _key, ...settings }) => settings },
});
