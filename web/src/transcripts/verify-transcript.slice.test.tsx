/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { codeOf } from '@paideia/events/transcripts/transcript-code.rules.ts';
import PublicApp from '../app/public/PublicApp.tsx';
import type { VerifyTranscriptQuery } from '../generated/transcripts/verify-transcript.fetch.ts';
import { showPage } from '../lib/testing/page.tsx';

type Found = VerifyTranscriptQuery['verifyTranscript'];
const code = codeOf([7, 23, 4, 19, 0, 20, 2, 29, 9, 26, 11, 12, 17, 18, 5]);
/** One sign of it is another. */
const mistyped = code.slice(0, -1) + (code.endsWith('Z') ? 'Y' : 'Z');
const found: Found = {
  check: 'valid',
  code,
  issuedAt: '2026-11-20T02:00:00.000Z',
  withdrawnAt: null,
  timeZone: 'America/Denver',
  campusName: 'US - Cedar Ridge',
  certified: {
    studentName: 'Emmett Solano',
    groupName: 'Day Year 1',
    overall: 80.13,
    gradeAverage: 81.25,
    notes: [{ text: 'Greek taken elsewhere.', transferredCredit: 3 }],
    terms: [
      {
        name: 'Autumn 2026',
        average: 81.25,
        deduction: 3,
        grade: 78.25,
        courses: [
          { code: 'OT101', title: 'Old Testament Survey', credits: 3, grade: 81.25 },
          { code: 'TH110', title: 'Grace and Faith', credits: 2.5, grade: null },
        ],
      },
      { name: '', average: 82, deduction: 0, grade: 82, courses: [] },
    ],
  },
};
const answers = (body: object, status = 200, headers: Readonly<Record<string, string>> = {}) => {
  globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue({
    status,
    ok: status === 200,
    headers: new Headers(headers),
    text: () => Promise.resolve(JSON.stringify(body)),
  } as Response);
};
const answersWith = (verifyTranscript: Found) => answers({ data: { verifyTranscript } });
const asked = () =>
  jest
    .mocked(fetch)
    .mock.calls.map(([, request]) => (JSON.parse(request?.body as string) as { variables: object }).variables);
const at = (path: string) => {
  history.replaceState(null, '', path);
  return showPage(<PublicApp />, { user: null });
};
const was = globalThis.fetch;
beforeEach(() => {
  Object.assign(globalThis, { scrollTo: () => undefined });
  answers({});
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  globalThis.fetch = was;
});

describe('the form', () => {
  const type = async (typed: string) => {
    fireEvent.change(await screen.findByLabelText('Verification code'), { target: { value: typed } });
    fireEvent.click(screen.getByRole('button', { name: 'Check' }));
  };
  const saidAtField = () => {
    const control = screen.getByLabelText('Verification code');
    const [error] = control.getAttribute('aria-describedby')!.split(' ').slice(-1);
    return [control.getAttribute('aria-invalid'), document.getElementById(error!)?.textContent];
  };
  test.each([
    ['as it is printed', (one: string) => one],
    ['in small letters without dashes', (one: string) => one.toLowerCase().replaceAll('-', '')],
    [
      'with blanks, an O for 0 and an l for 1',
      (one: string) => ` ${one.replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')} `,
    ],
  ])('takes a code %s, and leads to what stands under it', async (_, typedOf) => {
    at('/verify-transcript');
    answersWith(found);
    await type(typedOf(code));
    expect(await screen.findByText('This transcript is genuine.')).toBeTruthy();
    expect([location.pathname, asked()]).toEqual([`/verify-transcript/${code}`, [{ code }]]);
  });
  test.each([
    ['CR-7Q4K', 'This is not a whole code. A code has sixteen letters and digits.'],
    [mistyped, 'There is a mistake in this code. Compare it with the paper, sign by sign.'],
  ])('says at the field what is wrong with %s, and asks nobody', async (typed, said) => {
    at('/verify-transcript');
    await type(typed);
    expect(saidAtField()).toEqual(['true', said]);
    expect([document.activeElement, asked()]).toEqual([screen.getByLabelText('Verification code'), []]);
    fireEvent.change(screen.getByLabelText('Verification code'), { target: { value: 'CR-7Q4' } });
    expect(screen.queryByText(said)).toBeNull();
  });
  test('has what came with the address, when that is no code', async () => {
    at(`/verify-transcript/${mistyped}`);
    expect((await screen.findByLabelText<HTMLInputElement>('Verification code')).value).toBe(mistyped);
    expect([saidAtField()[0], asked()]).toEqual(['true', []]);
  });
  test('is for no search engine', async () => {
    at('/verify-transcript');
    await screen.findByLabelText('Verification code');
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });
});

describe('whoever holds a code', () => {
  test('reads what was certified: whose it is, when it was issued at the campus, and each grade', async () => {
    answersWith(found);
    at(`/verify-transcript/${code}`);
    expect((await screen.findByText('This transcript is genuine.')).closest('[role=status]')?.textContent).toBe(
      'This transcript is genuine.Cedar Ridge Bible College issued it on 19 Nov 2026. Compare the paper with what is written here: only this counts.',
    );
    const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts).toEqual([
      ['Student', 'Emmett Solano'],
      ['Group', 'Day Year 1'],
      ['Campus', 'US - Cedar Ridge'],
      ['Issued', '19 Nov 2026'],
      ['Verification code', code],
      ['Overall grade', '80.13'],
      ['Grade average', '81.25'],
    ]);
    const [autumn, others] = screen.getAllByRole('table');
    expect([...autumn!.querySelectorAll('caption, tr')].map(({ textContent }) => textContent)).toEqual([
      'Autumn 2026',
      'CodeCourseCreditsGrade',
      'OT101Old Testament Survey381.25',
      'TH110Grace and Faith2.5N/A',
      'Average of the courses81.25',
      'Taken off for attendance−3.00',
      'Term grade78.25',
    ]);
    expect(others!.querySelector('caption')?.textContent).toBe('Other courses');
    expect(screen.getByText('Greek taken elsewhere. Transferred credits: 3')).toBeTruthy();
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });
  const none = { ...found, issuedAt: null, timeZone: null, campusName: null, certified: null };
  test.each<[Found, string]>([
    [
      { ...found, check: 'withdrawn', withdrawnAt: '2026-11-25T20:00:00.000Z', certified: null },
      'This transcript no longer counts.Cedar Ridge Bible College issued it on 19 Nov 2026 and withdrew it on 25 Nov 2026. Ask whoever gave it to you for a newer one.',
    ],
    [
      { ...none, check: 'gone' },
      'This transcript is no longer kept.A transcript was issued with this code, but nothing can be said of it any more.',
    ],
    [
      { ...none, check: 'unknown' },
      'No transcript was issued with this code.Compare the code with the paper. If they are the same, ask Cedar Ridge Bible College before you rely on the paper.',
    ],
  ])('row %#: is told so, and nothing else', async (answer, said) => {
    answersWith(answer);
    at(`/verify-transcript/${code}`);
    const word = await screen.findByText(said.slice(0, said.indexOf('.') + 1));
    expect(word.closest('[role=status]')?.textContent).toBe(said);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('term')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Check another code' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Verification code')).value).toBe('');
  });
  test('is told when to come again after too many', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const errors = [{ message: 'Too many requests', extensions: { code: 'request.tooMany', text: 'Too many.' } }];
    answers({ errors }, 429, { 'retry-after': '42' });
    at(`/verify-transcript/${code}`);
    const alert = await screen.findByText('Too many codes were checked from here. You can try again in 42 s.');
    expect(alert).toBeTruthy();
    answersWith(found);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('This transcript is genuine.')).toBeTruthy();
  });
  test('is told in the words of the server that it cannot answer now, and may ask again', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const text = 'This cannot be shown just now. Please try again in a moment.';
    answers({ errors: [{ message: 'x', extensions: { code: 'unavailable', text } }], data: null }, 503);
    at(`/verify-transcript/${code}`);
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    answersWith(found);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('This transcript is genuine.')).toBeTruthy();
  });
});
