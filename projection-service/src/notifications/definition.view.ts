import { group } from '@paideia/documents/port.ts';
import type { DefinitionSettings } from '@paideia/events/notifications/definitions.rules.ts';

/** A kind of message whose channels an admin has set; the others have those of the rules. The id is its key. */
export type NotificationDefinitionView = DefinitionSettings & { readonly _id: string; readonly _revision: number };
export const definitionsGroup = group('notification-definitions', 1);
export const notificationDefinitionViews = definitionsGroup.collection<NotificationDefinitionView>('definitions');
