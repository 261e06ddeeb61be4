/** A program in which students keep time logs, and the weekday on which its weeks end, from 1 for Monday. */
export type TimeLogProgram = { readonly program: string; readonly name: string; readonly weekday: number };

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const usualWeekday = weekdays.indexOf('saturday') + 1;
/** Its short name stands in addresses and in names of streams. */
export const programPattern = /^[a-z0-9]{1,30}$/;
const programLine = /^([a-z0-9]{1,30})\s*=\s*([^,;=]{1,60}?)\s*(?:,\s*(\w+)\s*)?$/;

/** Undefined where one of them is not written as `practicum = Practicum, saturday`; between two stands a semicolon. Without a weekday the weeks end on Saturday. */
export function parsePrograms(value: string): readonly TimeLogProgram[] | undefined {
  const programs: TimeLogProgram[] = [];
  for (const line of value.split(';').map((one) => one.trim())) {
    const [, program = '', name = '', day] = programLine.exec(line) ?? [];
    const weekday = day === undefined ? usualWeekday : weekdays.indexOf(day.toLowerCase()) + 1;
    if (program === '' || weekday === 0 || programs.some((one) => one.program === program)) return undefined;
    programs.push({ program, name, weekday });
  }
  return programs;
}
/** As the setting says; none while it is empty. */
export const programsIn = (value: string): readonly TimeLogProgram[] => parsePrograms(value) ?? [];
/** A program that is kept no more is called by its short name. */
export const programName = (programs: readonly TimeLogProgram[], program: string): string =>
  programs.find((one) => one.program === program)?.name ?? program;
