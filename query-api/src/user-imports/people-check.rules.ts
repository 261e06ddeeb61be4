import { z } from 'zod';
import { ImportedPerson } from '@paideia/events/user-imports/user-import.commands.ts';
import { isLocale } from '@paideia/events/kernel/messages.ts';
import type { ImportField } from '@paideia/events/user-imports/user-import.rules.ts';
import type { PeopleFile } from './people-file.ts';

/** The place of each field's column, counted from 0; null is left out. */
export const Mapping = z.object({
  email: z.int().min(0).nullable(),
  firstName: z.int().min(0).nullable(),
  lastName: z.int().min(0).nullable(),
  locale: z.int().min(0).nullable(),
  enrolledFrom: z.int().min(0).nullable().default(null),
} satisfies Readonly<Record<ImportField, z.ZodType>>);
export type Mapping = z.infer<typeof Mapping>;

type RowIssue = {
  readonly line: number;
  /** The file calls it so. */
  readonly column: string;
  readonly code:
    | 'missing'
    | 'invalidEmail'
    | 'tooLong'
    | 'unknownLocale'
    | 'invalidDate'
    | 'twiceInFile'
    | 'emailTaken'
    | 'cellMissing'
    | 'cellExtra';
  /** For `twiceInFile` it says where the address stands first. */
  readonly otherLine: number | null;
};
type Checked = { readonly people: readonly ImportedPerson[]; readonly issues: readonly RowIssue[] };

const words: Readonly<Record<ImportField, RegExp>> = {
  email: /^(e-?mail|mail|adres e-?mail|e-?mail-?adresse)/i,
  firstName: /^(first ?name|given ?name|imię|imie|vorname|name)$/i,
  lastName: /^(last ?name|family ?name|surname|nazwisko|nachname|familienname)$/i,
  locale: /^(locale|language|język|jezyk|sprache)$/i,
  enrolledFrom: /^(enrolled ?(from|on|since)|first ?day|pierwszy ?dzień|erster ?tag)$/i,
};
/** What the product itself calls the columns, in each of its languages. */
export type ColumnNames = Readonly<Partial<Record<ImportField, readonly string[]>>>;
/** What the columns are probably for, by their names. */
export function guessMapping(columns: readonly string[], own: ColumnNames = {}): Mapping {
  const called = columns.map((name) => name.trim().replaceAll('_', ' ').toLowerCase());
  const place = (field: ImportField) => {
    const found = called.findIndex((name) => words[field].test(name) || own[field]?.includes(name));
    return found < 0 ? null : found;
  };
  return {
    email: place('email'),
    firstName: place('firstName'),
    lastName: place('lastName'),
    locale: place('locale'),
    enrolledFrom: place('enrolledFrom'),
  };
}

const emailOf = (text: string) => text.trim().toLowerCase();
export const emailsIn = ({ rows }: PeopleFile, { email }: Mapping): readonly string[] =>
  email === null ? [] : [...new Set(rows.map(({ cells }) => emailOf(cells[email] ?? '')).filter(Boolean))];

/** Which rows make people, and what is wrong with the others. `taken`: addresses that accounts live under. */
export function checkPeople(
  { columns, rows }: PeopleFile,
  mapping: Mapping,
  taken: ReadonlySet<string>,
  locale: string,
): Checked {
  const first = new Map<string, number>();
  const people: ImportedPerson[] = [];
  const issues: RowIssue[] = [];
  for (const { line, cells } of rows) {
    const found: RowIssue[] = [];
    const add = (field: ImportField, code: RowIssue['code'], otherLine: number | null = null) =>
      found.push({ line, column: columns[mapping[field] ?? -1] ?? field, code, otherLine });
    const cell = (field: ImportField) => (mapping[field] === null ? '' : (cells[mapping[field]] ?? '').trim());
    if (cells.length < columns.length)
      found.push({ line, column: columns[cells.length]!, code: 'cellMissing', otherLine: null });
    // It happens when a comma within a name is not quoted: whatever stands behind it is one place too far to the right.
    if (cells.slice(columns.length).some((text) => text !== ''))
      found.push({ line, column: `${columns.length + 1}`, code: 'cellExtra', otherLine: null });
    const email = emailOf(cell('email'));
    // Of a line that ends too early that is said already, for the first column that it does not have.
    for (const field of ['email', 'firstName', 'lastName'] as const)
      if (cell(field) === '' && (mapping[field] ?? 0) < cells.length) add(field, 'missing');
    for (const field of ['firstName', 'lastName'] as const) if (cell(field).length > 100) add(field, 'tooLong');
    if (email !== '') {
      const earlier = first.get(email);
      if (!ImportedPerson.shape.email.safeParse(email).success) add('email', 'invalidEmail');
      else if (earlier !== undefined) add('email', 'twiceInFile', earlier);
      else if (taken.has(email)) add('email', 'emailTaken');
    }
    const language = cell('locale');
    if (language !== '' && !isLocale(language)) add('locale', 'unknownLocale');
    const enrolledFrom = ImportedPerson.shape.enrolledFrom.safeParse(cell('enrolledFrom') || null);
    // A day that is written otherwise may be another one: 3/4 is in March for some, and in April for others.
    if (!enrolledFrom.success) add('enrolledFrom', 'invalidDate');
    if (found.length === 0) {
      // Only who comes stands in the way of another of that address.
      first.set(email, line);
      people.push({
        line,
        email,
        firstName: cell('firstName'),
        lastName: cell('lastName'),
        locale: language || locale,
        enrolledFrom: enrolledFrom.data ?? null,
      });
    }
    issues.push(...found);
  }
  return { people, issues };
}
