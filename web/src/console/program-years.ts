import { lastProgramYear } from '@paideia/events/kernel/limits.ts';
import { adminMessages } from './admin-app.messages.ts';
import { number, useMessages } from '../lib/i18n/index.ts';

/** The year of the program that a course or a group is for, as it is shown; 0 stands for none. */
export const programYearShown = (year: number): string | null => (year === 0 ? null : number(year));

/** All that the commands take. */
export const programYears: readonly number[] = Array.from({ length: lastProgramYear + 1 }, (_, year) => year);

/** These can be chosen for it. */
export function useProgramYearChoices() {
  const t = useMessages(adminMessages);
  return programYears.map((year) => ({ value: String(year), label: programYearShown(year) ?? t('none') }));
}
