import { day, nothing, own, type Row } from '../../row.ts';
import {
  definitionPermissions,
  notificationPermissions,
} from '@paideia/events/notifications/notification.permissions.ts';

export const queries: Readonly<Record<string, Row>> = {
  notificationDefinitions: own,
  notifications: { ...own, args: () => day, note: 'own' },
};
export const mutations: Readonly<Record<string, Row>> = {
  defineNotification: {
    rule: definitionPermissions.DefineNotification,
    ...nothing,
    args: () => ({ input: { key: 'examReminder', inApp: true, email: true, defaultSubscribed: true } }),
  },
  markNotificationsRead: {
    rule: notificationPermissions.MarkNotificationsRead,
    about: 'self',
    args: () => ({ upTo: new Date().toISOString() }),
    note: 'the own ones',
  },
  openNotification: {
    rule: notificationPermissions.OpenNotification,
    about: 'self',
    isAbsent: true,
    args: () => ({ _id: 'f'.repeat(24) }),
    note: 'the own ones',
  },
};
