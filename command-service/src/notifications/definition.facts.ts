import { every } from '@paideia/documents/every.ts';
import { group } from '@paideia/documents/port.ts';
import {
  notificationDefinitionEvents,
  type NotificationDefinitionEvent,
} from '@paideia/events/notifications/definition.events.ts';
import type { DefinitionSettings } from '@paideia/events/notifications/definitions.rules.ts';
import { collectionsOf, defineProjection, put } from '@paideia/projection-service/kernel/projection.ts';
import type { Ask } from '../kernel/decide/decider.ts';

type DefinitionFact = DefinitionSettings & { readonly key: string };

const definitionFactsGroup = group('facts-notification-definitions', 1);
/** The kinds of message whose channels were set; id: the key. */
export const definitionFacts = definitionFactsGroup.collection<DefinitionFact>('definitionFacts');

export const definitionFactTable = defineProjection<NotificationDefinitionEvent>({
  group: definitionFactsGroup,
  collections: collectionsOf(definitionFacts),
  events: [notificationDefinitionEvents],
  on: { NotificationDefined: (definition) => put(definitionFacts, definition.key, definition) },
});
export const changedDefinitions = async (ask: Ask): Promise<Readonly<Record<string, DefinitionSettings>>> =>
  Object.fromEntries((await every(ask.table(definitionFacts), {})).map((one) => [one.key, one]));
