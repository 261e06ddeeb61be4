import { own, type Row } from '../../row.ts';
import { calendarConnectionPermissions } from '@paideia/events/calendar-connections/calendar-connection.permissions.ts';

export const queries: Readonly<Record<string, Row>> = {
  calendarConnection: own,
};
export const mutations: Readonly<Record<string, Row>> = {
  beginGoogleCalendar: {
    rule: calendarConnectionPermissions.ConnectGoogleCalendar,
    about: 'self',
    args: () => ({ state: 's'.repeat(32) }),
    note: 'the own one',
  },
  getTokensFromAuthCode: {
    rule: calendarConnectionPermissions.ConnectGoogleCalendar,
    about: 'self',
    args: () => ({ authCode: 'x' }),
    note: 'the own one',
  },
  disconnectGoogleCalendar: {
    rule: calendarConnectionPermissions.DisconnectGoogleCalendar,
    about: 'self',
    note: 'the own one',
  },
};
