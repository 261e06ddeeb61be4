import { ada, type ExamplesOf } from '../kernel/examples.ts';
import type { calendarConnectionCommands } from '../calendar-connections/calendar-connection.commands.ts';
import type { microsoftIdentityCommands } from './microsoft.commands.ts';

export const microsoftIdentityExamples: ExamplesOf<typeof microsoftIdentityCommands> = {
  LinkMicrosoftIdentity: { identityKey: 'd1'.repeat(32), userId: ada },
};
export const calendarConnectionExamples: ExamplesOf<typeof calendarConnectionCommands> = {
  ConnectGoogleCalendar: { userId: ada },
  DisconnectGoogleCalendar: { userId: ada },
};
