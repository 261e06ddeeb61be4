import { describe, expect, test } from '@jest/globals';
import { Refusal } from '../kernel/errors/refusal.ts';
import { checkPeople, guessMapping } from './people-check.rules.ts';
import { readPeopleFile } from './people-file.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const head = 'E-mail,First name,Last name,Language';
const look = (lines: readonly string[], taken: readonly string[] = []) => {
  const file = readPeopleFile(bytes([head, ...lines].join('\n')));
  return checkPeople(file, guessMapping(file.columns), new Set(taken), 'en');
};
const codeOf = (content: Uint8Array | string) => {
  try {
    readPeopleFile(typeof content === 'string' ? bytes(content) : content);
    return undefined;
  } catch (error) {
    return error instanceof Refusal ? [error.code, error.params] : error;
  }
};

describe('a file of people', () => {
  test.each([
    ['E-mail,Name', ','],
    ['E-mail;Name', ';'],
    ['E-mail\tName', '\t'],
    ['\n\nE-mail;Name', ';'],
    ['"a;b;c",Name', ','],
  ])('%j is separated by %j', (first, delimiter) =>
    expect(readPeopleFile(bytes(`${first}\na${delimiter}b`)).delimiter).toBe(delimiter),
  );
  test('the mark of UTF-8, line ends of Windows, and names in any script', () => {
    const { columns, rows } = readPeopleFile(
      bytes('\uFEFFE-mail,Name\r\na@example.org,王小明\r\n\r\nb@example.org,"Żółć, Józef"\r\n'),
    );
    expect([columns, rows]).toEqual([
      ['E-mail', 'Name'],
      [
        { line: 2, cells: ['a@example.org', '王小明'] },
        { line: 4, cells: ['b@example.org', 'Żółć, Józef'] },
      ],
    ]);
  });
  test.each([
    ['nothing', '', ['userImport.empty', {}]],
    ['columns alone', 'E-mail,Name\n,\n', ['userImport.empty', {}]],
    ['a sheet of Windows', Uint8Array.of(0x45, 0xb3, 0x0a), ['userImport.notUtf8', {}]],
    ['a workbook', 'PK\u0003\u0004\u0000', ['userImport.notUtf8', {}]],
    [
      'a quotation mark that is not closed',
      'E-mail,Name\na,"b\nc,d\n',
      ['userImport.unreadable', { line: expect.any(Number) }],
    ],
    ['too many', `E-mail\n${'a\n'.repeat(5001)}`, ['userImport.tooLong', { most: 5000 }]],
  ])('%s is refused', (_, content, refusal) => expect(codeOf(content)).toEqual(refusal));
});

describe('what its columns are for', () => {
  test.each([
    [
      ['E-mail', 'First name', 'Last name', 'Language'],
      [0, 1, 2, 3],
    ],
    [
      ['Nazwisko', 'Imię', 'Adres e-mail'],
      [2, 1, 0, null],
    ],
    [
      ['Vorname', 'Nachname', 'E-Mail-Adresse', 'Sprache'],
      [2, 0, 1, 3],
    ],
    [
      ['last_name', 'first_name', 'EMAIL'],
      [2, 1, 0, null],
    ],
    [
      ['a', 'b'],
      [null, null, null, null],
    ],
  ])('%j', (columns, [email, firstName, lastName, locale]) =>
    expect(guessMapping(columns)).toEqual({ email, firstName, lastName, locale, enrolledFrom: null }),
  );
});

describe('what is wrong with a line', () => {
  const good = 'good@example.org,Ada,Byron,';
  test.each([
    ['bad@,Ada,Byron,', [['E-mail', 'invalidEmail']]],
    [',Ada,Byron,', [['E-mail', 'missing']]],
    ['a@example.org,,Byron,', [['First name', 'missing']]],
    ['a@example.org,Ada, ,', [['Last name', 'missing']]],
    [`a@example.org,${'A'.repeat(101)},Byron,`, [['First name', 'tooLong']]],
    ['a@example.org,Ada,Byron,pl', [['Language', 'unknownLocale']]],
    ['a@example.org,Ada,Byron', [['Language', 'cellMissing']]],
    ['a@example.org', [['First name', 'cellMissing']]],
    // The comma belongs to the name, and Byron is no language.
    ['a@example.org,Ada,Jr,Byron', [['Language', 'unknownLocale']]],
    ['a@example.org,Ada,Byron,en,Jr', [['5', 'cellExtra']]],
    ['TAKEN@example.org,Ada,Byron,', [['E-mail', 'emailTaken']]],
    ['GOOD@example.org,Ada,Byron,', [['E-mail', 'twiceInFile']]],
    [
      'no,,,xx',
      [
        ['First name', 'missing'],
        ['Last name', 'missing'],
        ['E-mail', 'invalidEmail'],
        ['Language', 'unknownLocale'],
      ],
    ],
  ])('%j', (line, wrong) => {
    const { people, issues } = look([good, line], ['taken@example.org']);
    expect(people.map(({ email }) => email)).toEqual(['good@example.org']);
    expect(issues.map(({ column, code }) => [column, code])).toEqual(wrong);
    expect(new Set(issues.map((issue) => issue.line))).toEqual(new Set([3]));
  });
  test('empty cells at its end are nothing, as sheet programs write them', () => {
    const { people, issues } = look(['a@example.org,Ada,Byron,pl_PL,,,']);
    expect([people, issues]).toEqual([
      [{ line: 2, email: 'a@example.org', firstName: 'Ada', lastName: 'Byron', locale: 'pl_PL', enrolledFrom: null }],
      [],
    ]);
  });
  test('a text may have commas, quotation marks and line ends in it; the lines after it are counted as an editor counts them', () => {
    const { people, issues } = look(['a@example.org,"Ada ""Ace""","Byron,\nCountess",', 'b@example.org,Bo,,']);
    expect(people).toEqual([expect.objectContaining({ firstName: 'Ada "Ace"', lastName: 'Byron,\nCountess' })]);
    expect(issues).toEqual([{ line: 4, column: 'Last name', code: 'missing', otherLine: null }]);
  });
  test('a line that stays out takes its address from nobody', () => {
    const { people, issues } = look(['a@example.org,,Byron,', 'a@example.org,Ada,Byron,', 'a@example.org,Ann,Byron,']);
    expect(people.map(({ line }) => line)).toEqual([3]);
    expect(issues.map(({ line, code, otherLine }) => [line, code, otherLine])).toEqual([
      [2, 'missing', null],
      [4, 'twiceInFile', 3],
    ]);
  });
});

describe('the first day in the groups', () => {
  const on = (day: string, column = 'enrolledFrom') => {
    const file = readPeopleFile(bytes(`${head},${column}\na@example.org,Ada,Byron,,${day}`));
    return checkPeople(file, guessMapping(file.columns), new Set(), 'en');
  };
  test.each(['enrolledFrom', 'Enrolled from', 'First day', 'ENROLLED_ON', 'Erster Tag'])(
    'is in the column %s',
    (name) => expect(on('2026-09-07', name)).toMatchObject({ people: [{ enrolledFrom: '2026-09-07' }], issues: [] }),
  );
  test('may stay empty', () => expect(on('')).toMatchObject({ people: [{ enrolledFrom: null }], issues: [] }));
  test.each(['7.9.2026', '09/07/2026', '2026-9-7', '2026-02-30', '1899-12-31', '2200-01-01', 'soon'])(
    '%s is told to be none',
    (day) =>
      expect(on(day)).toEqual({
        people: [],
        issues: [{ line: 2, column: 'enrolledFrom', code: 'invalidDate', otherLine: null }],
      }),
  );
});

test('rows that were mended stand at the end, each behind the line that it is for', () => {
  const file = (lines: readonly string[], count: number) =>
    readPeopleFile(Buffer.from(['E-mail;First name', ...lines].join('\n')), count).rows;
  const [bad, good] = ['bad;"An\nn"', 'b@example.org;Bo'];
  expect(file([bad, good, '3;"ann@example.org";"Ann; A"'], 1)).toEqual([
    { line: 3, cells: ['ann@example.org', 'Ann; A'] },
    { line: 4, cells: ['b@example.org', 'Bo'] },
  ]);
  // Each line of a file ends as it ends: those of Windows are followed by ours.
  for (const [end, last] of [
    ['\r\n', ''],
    ['\r\n', '\r\n'],
    ['\r', ''],
  ] as const) {
    const sent = `E-mail,First name${end}bad,Ann${end}b@example.org,Bo${last}\n"2","ann@example.org","Ann"\n"3","bo@example.org","Bo"`;
    expect(readPeopleFile(bytes(sent), 2).rows).toEqual([
      { line: 2, cells: ['ann@example.org', 'Ann'] },
      { line: 3, cells: ['bo@example.org', 'Bo'] },
    ]);
  }
  for (const [lines, count] of [
    [[bad, '7;x;y'], 1],
    [[bad, 'x;y'], 1],
    [[bad], 2],
  ] as const)
    expect(() => file(lines, count)).toThrow('invalid');
});
