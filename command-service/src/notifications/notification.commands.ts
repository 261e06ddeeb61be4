import type { NotificationKey } from '@paideia/events/notifications/notification.events.ts';
import { notificationLink } from '@paideia/events/notifications/notification-link.rules.ts';
import type { Occurred } from '@paideia/projection-service/kernel/projection.ts';
import type { Command } from '../kernel/react/reaction.ts';

type Notice = {
  /** Who is told. */
  readonly userId: string;
  readonly key: NotificationKey;
  /** Ids and codes, never names. */
  readonly params: Readonly<Record<string, string>>;
  /** Where it leads, for kinds whose people have different pages. */
  readonly link?: string | null;
};

/** One a person, key and event, however often the event is delivered. */
export const notification = (notice: Notice, { id, at }: Pick<Occurred, 'id' | 'at'>): Command => ({
  type: 'RaiseNotification',
  data: { link: notificationLink(notice.key, notice.params), ...notice, causeId: id, occurredAt: at },
  key: `${notice.key}_${notice.userId}`,
});
