import { anyOf, inPerson, self, system, type Rule } from '../kernel/permission.ts';
import type { CalendarConnectionCommand } from './calendar-connection.commands.ts';

export const calendarConnectionPermissions: Readonly<Record<CalendarConnectionCommand['type'], Rule>> = {
  ConnectGoogleCalendar: inPerson(self),
  DisconnectGoogleCalendar: anyOf(inPerson(self), system),
};
