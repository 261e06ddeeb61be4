/** @jest-environment jsdom */
import { ApolloLink, Observable } from '@apollo/client';
import { MockedProvider, MockLink, type MockedResponse } from '@apollo/client/testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { config, freya } from '../lib/testing/page.tsx';
import { rememberUser, StartContext } from '../lib/session/index.ts';
import { dropLostSession } from '../lib/session/session.ts';
import { forgetPerson } from '../lib/site/sign-out.ts';
import { ConfirmDialog, SidePanel } from '../lib/ui/index.ts';
import { Toasts } from '../lib/ui/toasts/Toasts.tsx';
import { attemptId, examId, groupId, intro, paper } from './exam-attempts.examples.ts';
import {
  ExamHeartbeatDocument,
  ExamPaperDocument,
  ExamTermsDocument,
  SaveExamAnswerDocument,
  SubmitExamAttemptDocument,
  type ExamPaperFragment,
  type SaveExamAnswerMutation,
  type SubmitExamAttemptMutation,
} from '../generated/exam-attempts/exam-attempts.ts';
import { examResult } from './exam-attempts.screens.ts';
import { attemptPath, resultPath, reviewPath } from './exam-paths.rules.ts';
import { hangUntil, keptLocks } from './locks.examples.ts';
import { ExamPage } from './student/ExamPage.tsx';

const warning = 'You will FAIL this attempt if you leave this page';
let saved: unknown[] = [];
let abandoned: unknown[] = [];
let isOnline = true;
let beats: Record<string, unknown>[] = [];
/** Another device has the attempt, as far as the server knows. */
let isElsewhere = false;
let endsAttempt = true;
let answered = 0;
const pageId: unknown = expect.stringMatching(/^[0-9a-f-]{36}$/);
const many = { maxUsageCount: 100 };

const saves = (): MockedResponse<SaveExamAnswerMutation> => ({
  request: { query: SaveExamAnswerDocument },
  variableMatcher: ({ questionId, optionId, commandId }: Record<string, unknown>) => {
    saved.push([questionId, optionId, commandId]);
    return true;
  },
  ...many,
  result: { data: { saveExamAnswer: { savedAt: '2026-11-20T10:42:00Z' } } },
});
const mocksFor = (shown: ExamPaperFragment, others: readonly MockedResponse[] = []): readonly MockedResponse[] => [
  { request: { query: ExamPaperDocument, variables: { attemptId } }, result: { data: { examPaper: shown } } },
  { request: { query: ExamTermsDocument, variables: { examId, groupId } }, result: { data: { examIntro: intro() } } },
  {
    request: { query: ExamHeartbeatDocument },
    variableMatcher: (variables: Record<string, unknown>) => {
      beats.push(variables);
      if (variables.takes === true) isElsewhere = false;
      return true;
    },
    ...many,
    result: () => {
      answered += 1;
      return { data: { examHeartbeat: { open: true, here: !isElsewhere } } };
    },
  },
  ...others,
];
const closed: MockedResponse<SaveExamAnswerMutation> = {
  request: { query: SaveExamAnswerDocument },
  variableMatcher: () => true,
  result: { errors: [{ message: 'This attempt is already closed.', extensions: { code: 'examAttempt.closed' } }] },
};
function show(mocks: readonly MockedResponse[], at = attemptPath(examId, attemptId)) {
  const router = createMemoryRouter(
    [
      { path: '/student/assessments/exams/:examId/attempts/:attemptId/review?', element: <ExamPage /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: ['/student/assessments', at], initialIndex: 1 },
  );
  const answers = new MockLink(mocks);
  const link = new ApolloLink((operation) => {
    if (isOnline) return answers.request(operation);
    if (operation.operationName === 'saveExamAnswer') saved.push(operation.variables);
    return new Observable((observer) => observer.error(new TypeError('Failed to fetch')));
  });
  render(
    <StartContext value={{ user: freya, config, app: 'student', found: true }}>
      <MockedProvider link={link}>
        <>
          <RouterProvider router={router} />
          <Toasts />
        </>
      </MockedProvider>
    </StartContext>,
  );
  return router;
}
/** The question is there, and so is all that watches over the page. */
async function question(number: number): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { name: `What is asked in question ${number}?` });
  await act(() => new Promise((done) => setTimeout(done, 0)));
  return heading;
}
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

const was = globalThis.fetch;
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  [saved, abandoned, isOnline] = [[], [], true];
  [beats, answered, isElsewhere, endsAttempt] = [[], 0, false, true];
  globalThis.fetch = jest.fn<typeof fetch>(async (_input, init) => {
    const { variables } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as { variables: unknown };
    abandoned.push([variables, init?.keepalive ?? false]);
    return Promise.resolve({
      status: 200,
      text: () => Promise.resolve(JSON.stringify({ data: { abandonExamAttempt: endsAttempt } })),
    } as Response);
  });
});
afterEach(() => {
  cleanup();
  globalThis.fetch = was;
});

describe('writing', () => {
  test('each answer is saved and said to be saved; the warning is always there', async () => {
    show(mocksFor(paper(), [saves()]));
    await question(1);
    expect(screen.getByRole('note').textContent).toContain(warning);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'One' }).checked).toBe(true);
    choose('Two');
    expect(await screen.findByText(/^All answers saved, \d\d:\d\d$/)).toBeTruthy();
    // Nobody sees this one: it is read out, also on phones, where the other stands in a button with a name of its own.
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/^Saved \d\d:\d\d$/),
    );
    expect(saved).toEqual([['q1', 'b', expect.stringMatching(/^[0-9a-f-]{36}$/)]]);
  });
  test('keys choose, flag and move while the focus is inside', async () => {
    show(mocksFor(paper(), [saves()]));
    const heading = await question(1);
    expect(document.activeElement).toBe(heading);
    fireEvent.keyDown(heading, { key: 'd' });
    fireEvent.keyDown(heading, { key: 'f' });
    fireEvent.keyDown(heading, { key: 'ArrowRight' });
    fireEvent.keyDown(await question(2), { key: '3' });
    fireEvent.keyDown(document.body, { key: 'a' });
    await waitFor(() =>
      expect(saved.map((one) => (one as string[]).slice(0, 2))).toEqual([
        ['q1', 'd'],
        ['q2', 'c'],
      ]),
    );
    expect(screen.getByRole('button', { name: 'Question 1, answered, flagged' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Question 2, answered' }).getAttribute('aria-current')).toBe('step');
    expect(screen.getByRole('button', { name: 'Question 3, open' })).toBeTruthy();
    expect(screen.getByText('2 of 3 answered')).toBeTruthy();
  });
  test('a question whose id is a name that every object has is open until it is answered', async () => {
    const ids = ['toString', 'constructor', 'valueOf'];
    const questions = paper().questions.map((one, n) => ({ ...one, questionId: ids[n]! }));
    show(mocksFor(paper({ questions }), [saves()]));
    fireEvent.keyDown(await question(1), { key: 'ArrowRight' });
    await question(2);
    expect(screen.getByText('1 of 3 answered')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Question 2, open' })).toBeTruthy();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    choose('Two');
    expect(await screen.findByText(/^All answers saved/)).toBeTruthy();
    expect(saved).toEqual([['constructor', 'b', expect.anything()]]);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Two' }).checked).toBe(true);
    fireEvent.click(screen.getAllByRole('button', { name: 'Review and submit' })[0]!);
    expect(await screen.findByText('1 question has no answer yet. It counts as wrong.')).toBeTruthy();
  });
  test('without a connection answers are kept, said to wait, and sent when it is back', async () => {
    show(mocksFor(paper(), [saves()]));
    await question(1);
    isOnline = false;
    const button = screen.getByRole('button', { name: /Show all questions$/ });
    expect(button.querySelector('i')).not.toBeNull();
    choose('Three');
    expect(await screen.findAllByText('1 answer not sent yet')).toBeTruthy();
    // On phones there is no room for how far one has come beside what is said now.
    expect(button.querySelector('i')).toBeNull();
    expect(screen.getByText(/^Your connection is gone/)).toBeTruthy();
    expect(screen.getByText(/^(02:00|01:\d\d) left to come back$/)).toBeTruthy();
    expect(JSON.parse(sessionStorage.getItem(`exam:${attemptId}:waiting`) ?? '')).toEqual({ q1: 'c' });
    isOnline = true;
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByText(/^All answers saved/)).toBeTruthy();
    const [lost, arrived] = [saved[0] as { commandId: string }, saved.at(-1) as string[]];
    expect(arrived).toEqual(['q1', 'c', lost.commandId]);
  });
  test('what is shown on the way out and on phones is loaded while there is a connection', async () => {
    // The result too: what was submitted at the last moment of a connection is shown without one.
    const prepared = [
      jest.spyOn(ConfirmDialog, 'prepare'),
      jest.spyOn(SidePanel, 'prepare'),
      jest.spyOn(examResult as Required<typeof examResult>, 'load'),
    ];
    show(mocksFor(paper()));
    await question(1);
    for (const one of prepared) expect(one).toHaveBeenCalledTimes(1);
  });
  test('the map of all questions is titled once where it opens above the page', async () => {
    show(mocksFor(paper()));
    await question(1);
    fireEvent.click(screen.getByRole('button', { name: /Show all questions$/ }));
    const map = await screen.findByRole('dialog', { name: 'Questions' });
    expect(
      within(map)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Questions']);
    expect(within(map).getByText('1 of 3 answered')).toBeTruthy();
  });
  test('an attempt that has ended meanwhile leads to its result', async () => {
    const router = show(mocksFor(paper(), [closed]));
    await question(1);
    choose('Two');
    await waitFor(() => expect(router.state.location.pathname).toBe(resultPath(examId, attemptId)));
    expect(abandoned).toEqual([]);
  });
});

describe('handing in', () => {
  const submits = (seen: () => void): MockedResponse<SubmitExamAttemptMutation> => ({
    request: { query: SubmitExamAttemptDocument },
    variableMatcher: () => true,
    result: () => {
      seen();
      return { data: { submitExamAttempt: { _id: attemptId } } };
    },
  });
  test('the review lists what is open; submitting asks once and leads to the result', async () => {
    const seen = jest.fn();
    const router = show(mocksFor(paper(), [submits(seen)]));
    await question(1);
    fireEvent.click(screen.getByRole('button', { name: 'Review and submit' }));
    expect(await screen.findByText('2 questions have no answer yet. They count as wrong.')).toBeTruthy();
    expect(router.state.location.pathname).toBe(reviewPath(examId, attemptId));
    expect(screen.getByRole('note').textContent).toContain(warning);
    fireEvent.click(screen.getByRole('button', { name: /^Question 3/ }));
    await question(3);
    fireEvent.click(screen.getAllByRole('button', { name: 'Review and submit' })[0]!);
    fireEvent.click(await screen.findByRole('button', { name: 'Submit' }));
    const asked = await screen.findByRole('alertdialog', { name: 'Submit with 2 questions unanswered?' });
    fireEvent.click(within(asked).getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(resultPath(examId, attemptId)));
    expect(seen).toHaveBeenCalledTimes(1);
    expect(abandoned).toEqual([]);
  });
  test('when the time is over the answers are handed in', async () => {
    const seen = jest.fn();
    const router = show(mocksFor(paper({ timeLimitAt: new Date(Date.now() + 2_500).toISOString() }), [submits(seen)]));
    await waitFor(() => expect(router.state.location.pathname).toBe(resultPath(examId, attemptId)));
    expect(seen).toHaveBeenCalledTimes(1);
  });
  test('without a connection when the time is over they are handed in when it is back', async () => {
    const seen = jest.fn();
    const router = show(mocksFor(paper({ timeLimitAt: new Date(Date.now() + 4_500).toISOString() }), [submits(seen)]));
    await question(1);
    isOnline = false;
    expect(await screen.findByText(/^Your answers could not be sent/)).toBeTruthy();
    // Nobody is told to go on answering, nor promised more time than the server gives after the end.
    expect(await screen.findByText(/^Your connection is gone and the time is over/)).toBeTruthy();
    expect(screen.getByText(/^01:(30|2\d) left to come back$/)).toBeTruthy();
    // What is kept to be sent later is what was chosen within the time.
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Two' }).disabled).toBe(true));
    isOnline = true;
    await waitFor(() => expect(router.state.location.pathname).toBe(resultPath(examId, attemptId)));
    expect(seen).toHaveBeenCalledTimes(1);
  });
  test('an attempt that ended while an answer waited is not said to want its connection', async () => {
    show(mocksFor(paper(), [closed]));
    await question(1);
    isOnline = false;
    choose('Two');
    fireEvent.click(screen.getByRole('button', { name: 'Review and submit' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Submit' }));
    const asked = await screen.findByRole('alertdialog');
    isOnline = true;
    fireEvent.click(within(asked).getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('elsewhere')).toBeTruthy();
    expect(screen.queryByText(/could not be sent/)).toBeNull();
  });
  test('the clock is the server’s', async () => {
    const now = new Date(Date.now() + 3_600_000);
    show(mocksFor(paper({ now: now.toISOString(), timeLimitAt: new Date(now.getTime() + 1_902_000).toISOString() })));
    await question(1);
    expect(screen.getByRole('timer', { name: /^3[01]:\d\d left$/ })).toBeTruthy();
  });
});

describe('two pages of one browser', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));
  test('the second one has no questions, leaves nothing when it is closed, and goes on with the attempt when it is told to', async () => {
    const locks = keptLocks();
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    const first = new AbortController();
    const lost = locks.request(`exam:${attemptId}`, {}, () => hangUntil(first.signal)).catch(() => 'taken over');
    show(mocksFor(paper()));
    expect(await screen.findByRole('heading', { name: 'This attempt is open in another tab' })).toBeTruthy();
    dispatchEvent(new Event('pagehide'));
    expect(abandoned).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Go on here' }));
    await question(1);
    expect(await lost).toBe('taken over');
    dispatchEvent(new Event('pagehide'));
    expect(abandoned).toHaveLength(1);
  });
  test('the second one goes on by itself once the first one is gone, and steps back when another takes over', async () => {
    const locks = keptLocks();
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    const first = new AbortController();
    void locks.request(`exam:${attemptId}`, {}, () => hangUntil(first.signal));
    show(mocksFor(paper()));
    await screen.findByRole('heading', { name: 'This attempt is open in another tab' });
    act(() => first.abort());
    await question(1);
    void locks.request(`exam:${attemptId}`, { steal: true }, () => hangUntil(new AbortController().signal));
    expect(await screen.findByRole('button', { name: 'Go on here' })).toBeTruthy();
    dispatchEvent(new Event('pagehide'));
    expect(abandoned).toEqual([]);
  });
});

describe('two devices', () => {
  const title = 'You went on with this attempt on another device';
  /** The page has told the server that it is there, and knows that it was heard. */
  const taken = async () => {
    await waitFor(() => expect(answered).toBeGreaterThan(0), { timeout: 30_000 });
    await act(() => new Promise((done) => setTimeout(done, 0)));
  };
  const beat = () => act(() => void dispatchEvent(new Event('online')));
  test('the page takes the attempt when it opens, and says later only that it is there', async () => {
    show(mocksFor(paper()));
    await question(1);
    await taken();
    beat();
    await waitFor(() => expect(beats.at(-1)).toEqual({ attemptId, pageId: beats[0]!.pageId, takes: false }));
    expect(beats[0]).toEqual({ attemptId, pageId, takes: true });
  });
  test('what waited for a reload is sent once the server knows that the attempt is on this page', async () => {
    sessionStorage.setItem(`exam:${attemptId}:waiting`, JSON.stringify({ q2: 'b' }));
    let answeredBefore = -1;
    const noting = { ...saves(), variableMatcher: () => ((answeredBefore = answered), true) };
    show(mocksFor(paper(), [noting]));
    await question(1);
    expect(await screen.findByText(/^All answers saved/)).toBeTruthy();
    expect([answeredBefore, beats.length]).toEqual([1, 1]);
  });
  test('the page tells so once, however often it is drawn', async () => {
    show(mocksFor(paper(), [saves()]));
    await question(1);
    await taken();
    const before = answered;
    choose('Two');
    expect(await screen.findByText(/^All answers saved/)).toBeTruthy();
    choose('Three');
    await waitFor(() => expect(saved).toHaveLength(2));
    await act(() => new Promise((done) => setTimeout(done, 0)));
    expect([before, answered]).toEqual([1, 1]);
  });
  test('the one that is told of the other asks nothing and ends nothing when it is closed', async () => {
    show(mocksFor(paper(), [saves()]));
    await question(1);
    await taken();
    isElsewhere = true;
    beat();
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.queryByText(/was not saved/)).toBeNull();
    const asked = new Event('beforeunload', { cancelable: true });
    dispatchEvent(asked);
    dispatchEvent(new Event('pagehide'));
    expect([asked.defaultPrevented, abandoned]).toEqual([false, []]);
  });
  test('going on here reads the paper anew, as another page than before', async () => {
    show([...mocksFor(paper()), ...mocksFor(paper())]);
    await question(1);
    await taken();
    isElsewhere = true;
    beat();
    fireEvent.click(await screen.findByRole('button', { name: 'Go on here' }));
    await question(1);
    await waitFor(() => expect(beats.at(-1)).toEqual({ attemptId, pageId, takes: true }));
    expect(beats.at(-1)!.pageId).not.toBe(beats[0]!.pageId);
    dispatchEvent(new Event('pagehide'));
    expect(abandoned).toEqual([[{ attemptId, pageId: beats.at(-1)!.pageId, reason: 'browserClosed' }, true]]);
  });
  test('what waited for a connection is not sent over what was answered on the other', async () => {
    show([...mocksFor(paper(), [saves()]), ...mocksFor(paper())]);
    await question(1);
    await taken();
    isOnline = false;
    choose('Three');
    expect(await screen.findAllByText('1 answer not sent yet')).toBeTruthy();
    [isOnline, isElsewhere] = [true, true];
    const before = saved.length;
    fireEvent.click(await screen.findByRole('button', { name: 'Go on here' }, { timeout: 30_000 }));
    await question(1);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'One' }).checked).toBe(true);
    expect(saved).toHaveLength(before);
  }, 60_000);
  test('an answer that comes too late is told so at once, and gives way to what was answered on the other', async () => {
    const elsewhere: MockedResponse<SaveExamAnswerMutation> = {
      request: { query: SaveExamAnswerDocument },
      variableMatcher: (variables: Record<string, unknown>) => {
        saved.push(variables);
        return true;
      },
      ...many,
      result: { errors: [{ message: 'It goes on elsewhere.', extensions: { code: 'examAttempt.elsewhere' } }] },
    };
    const router = show([...mocksFor(paper(), [elsewhere]), ...mocksFor(paper())]);
    await question(1);
    await taken();
    isElsewhere = true;
    choose('Three');
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText('What you chose last here was not saved.')).toBeTruthy();
    expect(router.state.location.pathname).toBe(attemptPath(examId, attemptId));
    expect([beats.length, abandoned]).toEqual([1, []]);
    expect(saved).toEqual([expect.objectContaining({ questionId: 'q1', optionId: 'c', pageId: beats[0]!.pageId })]);
    // Whether it is told to go on, or loaded anew, which takes the attempt as well.
    for (const goOn of [() => fireEvent.click(screen.getByRole('button', { name: 'Go on here' })), reload]) {
      goOn();
      await question(1);
      expect(screen.getByRole<HTMLInputElement>('radio', { name: 'One' }).checked).toBe(true);
    }
    expect(saved).toHaveLength(1);
  });
  const reload = () => {
    cleanup();
    show(mocksFor(paper()));
  };
  test('after a reload of the one that lost it nothing has ended', async () => {
    const router = show(mocksFor(paper()));
    await question(1);
    dispatchEvent(new Event('pagehide'));
    cleanup();
    endsAttempt = false;
    show(mocksFor(paper()));
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Go on here' }));
    await question(1);
    expect(router.state.location.pathname).toBe(attemptPath(examId, attemptId));
  });
});

describe('leaving', () => {
  test('another page asks with the warning; staying changes nothing', async () => {
    const router = show(mocksFor(paper()));
    await question(1);
    act(() => void router.navigate('/dashboard'));
    const asked = await screen.findByRole('alertdialog', { name: warning });
    // The safe one comes first, and has the focus; the other one stands apart.
    const [safe, ...others] = within(asked).getAllByRole('button');
    expect([safe!.textContent, others.map(({ textContent }) => textContent)]).toEqual([
      'Stay in the exam',
      ['Leave and fail this attempt'],
    ]);
    expect(document.activeElement).toBe(safe);
    fireEvent.click(safe!);
    expect(router.state.location.pathname).toBe(attemptPath(examId, attemptId));
    expect(abandoned).toEqual([]);
  });
  test('leaving all the same ends the attempt', async () => {
    const router = show(mocksFor(paper()));
    await question(1);
    act(() => void router.navigate(-1));
    fireEvent.click(await screen.findByRole('button', { name: 'Leave and fail this attempt' }));
    expect(await screen.findByText('elsewhere')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/student/assessments');
    expect(abandoned).toEqual([[{ attemptId, pageId, reason: 'leftPage' }, false]]);
  });
  test('closing the page asks, and ends the attempt without waiting', async () => {
    show(mocksFor(paper()));
    await question(1);
    const asked = new Event('beforeunload', { cancelable: true });
    dispatchEvent(asked);
    expect(asked.defaultPrevented).toBe(true);
    dispatchEvent(new Event('pagehide'));
    dispatchEvent(new Event('pagehide'));
    expect(abandoned).toEqual([[{ attemptId, pageId, reason: 'browserClosed' }, true]]);
  });
  test('after a reload the result is shown, whether or not the call at closing arrived', async () => {
    show(mocksFor(paper()));
    await question(1);
    dispatchEvent(new Event('pagehide'));
    cleanup();
    abandoned = [];
    const router = show(mocksFor(paper()));
    await waitFor(() => expect(router.state.location.pathname).toBe(resultPath(examId, attemptId)));
    expect(abandoned).toEqual([[{ attemptId, pageId, reason: 'browserClosed' }, false]]);
  });
  test('a session that ended by itself is no leaving: nothing is asked, and whoever signs in again goes on', async () => {
    rememberUser(freya);
    show(mocksFor(paper()));
    await question(1);
    dropLostSession(() => {
      const asked = new Event('beforeunload', { cancelable: true });
      dispatchEvent(asked);
      dispatchEvent(new Event('pagehide'));
      expect(asked.defaultPrevented).toBe(false);
    });
    cleanup();
    expect(abandoned).toEqual([]);
    rememberUser(freya);
    show(mocksFor(paper()));
    await question(1);
    // Whoever signs out leaves.
    forgetPerson();
    dispatchEvent(new Event('pagehide'));
    expect(abandoned).toEqual([[{ attemptId, pageId, reason: 'browserClosed' }, true]]);
  });
  test('an address that leads nowhere has a way on', async () => {
    const refusal = { message: 'This is not here, or it is not yours to see.', extensions: { code: 'notFound' } };
    const request = { query: ExamPaperDocument, variables: { attemptId } };
    show([{ request, result: { errors: [refusal] } }]);
    expect((await screen.findByRole('alert')).textContent).toContain(refusal.message);
    expect(screen.getByRole('link', { name: 'Back to assessments' }).getAttribute('href')).toBe('/student/assessments');
  });
  test('an attempt that is over leads to its result', async () => {
    const router = show(mocksFor(paper({ status: 'abandoned' })));
    await waitFor(() => expect(router.state.location.pathname).toBe(resultPath(examId, attemptId)));
  });
});
