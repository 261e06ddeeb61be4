import type { ActiveMonths } from '@paideia/events/reports/active-months.rules.ts';
import type { UserRow } from '@paideia/events/reports/report-users.rules.ts';
import { reportDaysGroup } from './report-days.view.ts';

// They stand in the group of the days, which follows the registers: whoever is in class is active.

/** Who came to a region in a month, by its clock, and used it; its id is `{regionId}_{yyyy-MM}`. Nobody is named in it. */
export type ReportUserView = UserRow & { readonly _id: string };
export const reportUsers = reportDaysGroup.collection<ReportUserView>('reportUsers', {
  indexes: { byYear: ['year', 'month'] },
});

/** Private to the projection, as is the one below: the regions of a person and their clocks, of which no event of a sign-in tells. */
export type ReportPerson = {
  readonly _id: string;
  readonly regionIds: readonly string[];
  readonly timeZones: Readonly<Record<string, string>>;
  /** When the account was used for the first time; null until then. */
  readonly newAt: string | null;
  /** The person was counted as new. Who came to no region yet is counted once that happens. */
  readonly isCounted: boolean;
};
export const reportPeople = reportDaysGroup.collection<ReportPerson>('reportPeople', {
  indexes: { byRegion: ['regionIds'] },
});
/** In which months a student counts in a region; its id is `{userId}_{regionId}`. It is written when a month comes or goes, and not whenever a student does something. */
export const reportActive = reportDaysGroup.collection<ActiveMonths & { readonly _id: string }>('reportActive');
