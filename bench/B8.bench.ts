// B8 is an exam day. Students who are signed in begin within one second, answer 8 pages of 2 questions, hand in and see their result. BENCH_STUDENTS is how
// many.
import { setTimeout as wait } from 'node:timers/promises';
import { newUuid } from '@paideia/events/kernel/new-ids.ts';
import { turnOf } from './method/loops.ts';
import { onceMeasured, rounded, type Result } from './method/rounds.ts';
import { digest, emailOf, groupId, perClass, term, type Command } from './support/college.ts';
import { httpClient, type Client } from './support/http.ts';
import { usedBy } from './support/process.ts';
import { startStack, wayOfStack } from './support/stack.ts';
import { storesOf } from './support/stores.ts';

const [pages, perPage, options] = [8, 2, 4];
const heartbeatEveryMs = 30_000;
/** They read a page for so long in the mean. */
const pageMs = 20_000;
const startWithinMs = 1_000;
/** So many sign in at the same time beforehand, for a verification of a password takes a core for a while. */
const signInsAtOnce = 4;
const id = (kind: number) => String(kind).padStart(24, 'e');
const [courseId, lessonId, examId] = [id(1), id(2), id(3)];
const hours = (n: number) => new Date(Date.now() + n * 3_600_000).toISOString();

/** It makes an exam that is open to all classes. */
function examCommands(students: number): readonly Command[] {
  const classes = Array.from({ length: Math.ceil(students / perClass) }, (_, n) => groupId(n * perClass));
  const item = { courseId, order: 1, fromDate: term.from, toDate: term.to, termName: term.name };
  const questions = Array.from({ length: pages * perPage }, (_, n) => ({
    id: `q${n}`,
    kind: 'choice',
    text: `What does reading ${n} say?`,
    options: Array.from({ length: options }, (_, i) => ({ id: `o${i}`, text: `The answer ${i} to question ${n}` })),
    correctOptionId: 'o0',
  }));
  return [
    {
      type: 'CreateCourse',
      data: { courseId, code: 'BEN101', title: 'Readings', description: null, programYear: 1, credits: 3 },
    },
    { type: 'AddLesson', data: { lessonId, courseId, title: 'Readings' } },
    { type: 'PublishCourse', data: { courseId } },
    ...classes.map((group) => ({ type: 'SetGroupCourses', data: { groupId: group, items: [item] } })),
    { type: 'DefineExam', data: { examId, courseId, title: 'Readings', instructions: 'Read twice.', questions } },
    { type: 'PublishExam', data: { examId } },
    ...classes.map((group) => ({
      type: 'ScheduleExam',
      data: { groupId: group, examId, opensAt: hours(-1), closesAt: hours(24) },
    })),
  ];
}

const signIn =
  'mutation loginWithPassword($email: String!, $password: String!) { loginWithPassword(email: $email, password: $password) { _id } }';
const intro =
  'query examIntro($groupId: ID!, $examId: ID!) { examIntro(groupId: $groupId, examId: $examId) { mayStart } }';
const begin =
  'mutation startExamAttempt($groupId: ID!, $startId: String!, $examId: ID!) { startExamAttempt(groupId: $groupId, startId: $startId, examId: $examId) { _id questions { id number text options { id text } } } }';
const save =
  'mutation saveExamAnswer($attemptId: ID!, $pageId: String, $questionId: ID!, $optionId: ID!) { saveExamAnswer(attemptId: $attemptId, pageId: $pageId, questionId: $questionId, optionId: $optionId) { savedAt } }';
const handIn = 'mutation submitExamAttempt($attemptId: ID!) { submitExamAttempt(attemptId: $attemptId) { _id } }';
const beat =
  'mutation examHeartbeat($attemptId: ID!, $pageId: String) { examHeartbeat(attemptId: $attemptId, pageId: $pageId) { open here } }';
const result =
  'query examResult($attemptId: ID!) { examResult(attemptId: $attemptId) { score answers { questionId given } } }';
type Data = {
  readonly startExamAttempt: { readonly _id: string; readonly questions: readonly { readonly id: string }[] };
  readonly examResult: { readonly answers: readonly { readonly questionId: string; readonly given: string | null }[] };
};

export async function bench(): Promise<Result> {
  const students = Number(process.env['BENCH_STUDENTS'] ?? 1_000);
  const operations = [signIn, intro, begin, save, beat, handIn, result];
  const stack = await startStack({ students, operations, afterwards: examCommands(students), cores: 'all' });
  const [cookies, connected]: [string[], Client[]] = [[], []];
  const times: Record<'start' | 'answer' | 'heartbeat' | 'hand in' | 'result', number[]> = {
    start: [],
    answer: [],
    heartbeat: [],
    'hand in': [],
    result: [],
  };
  const [errors, counts]: [string[], { lost: number; done: number }] = [[], { lost: 0, done: 0 }];

  /** It tries again when it is time, as the page does for whoever is turned away. */
  async function enter(n: number): Promise<void> {
    const visitor = await httpClient(stack.port);
    for (;;) {
      const { head, body } = await visitor.post(
        '/graphql',
        JSON.stringify({ query: signIn, variables: { email: emailOf(n), password: digest } }),
      );
      const cookie = /\r\nset-cookie: ([^;]+)/i.exec(head)?.[1];
      const retryAfter = /\r\nretry-after: (\d+)/i.exec(head)?.[1];
      if (cookie !== undefined) {
        cookies[n] = cookie;
        return visitor.close();
      }
      if (retryAfter === undefined) throw new Error(`a student could not sign in: ${body.slice(0, 300)}`);
      await wait(Number(retryAfter) * 1_000);
    }
  }
  async function open(n: number, cookie: string): Promise<void> {
    connected[n] = await httpClient(stack.port, cookie);
    const { body } = await connected[n].post(
      '/graphql',
      JSON.stringify({ query: intro, variables: { groupId: groupId(n), examId } }),
    );
    if (!body.includes('"mayStart":true')) throw new Error(`a student may not start: ${body.slice(0, 300)}`);
  }
  /** One request of a student waits for the one before: a connection answers them in their order. */
  const before: Promise<unknown>[] = [];
  async function ask(n: number, kind: keyof typeof times, query: string, variables: object): Promise<Data> {
    const begun = performance.now();
    const answer = (before[n] ?? Promise.resolve()).then(() =>
      connected[n]!.post('/graphql', JSON.stringify({ query, variables })),
    );
    before[n] = answer.catch(() => undefined);
    const { status, body } = await answer;
    times[kind].push(performance.now() - begun);
    const { data } = JSON.parse(body) as { readonly data?: Data | null };
    if (status !== 200 || !data) throw new Error(`${kind}: ${status} ${body.slice(0, 200)}`);
    return data;
  }
  /** Students read at their own pace, the same in each run. */
  const reading = (n: number, page: number) => pageMs * (0.5 + ((n * 7919 + page * 104_729) % 1000) / 1000);
  async function sit(n: number): Promise<void> {
    await wait((n * startWithinMs) / students);
    const { startExamAttempt } = await ask(n, 'start', begin, {
      groupId: groupId(n),
      examId,
      startId: newUuid(),
    });
    const { _id: attemptId, questions } = startExamAttempt;
    const page = { attemptId, pageId: newUuid() };
    const given = new Map<string, string>();
    // The page sends these too, and is taken for left without them.
    const beats = setInterval(
      () => void ask(n, 'heartbeat', beat, page).catch((error: unknown) => void errors.push(String(error))),
      heartbeatEveryMs,
    );
    try {
      await answer(n, page, questions, given);
    } finally {
      clearInterval(beats);
    }
    await ask(n, 'hand in', handIn, { attemptId });
    const { examResult } = await ask(n, 'result', result, { attemptId });
    const kept = new Map(examResult.answers.map((one) => [one.questionId, one.given]));
    for (const [questionId, optionId] of given) if (kept.get(questionId) !== optionId) counts.lost++;
    counts.done++;
  }
  async function answer(
    n: number,
    of: { readonly attemptId: string; readonly pageId: string },
    questions: readonly { readonly id: string }[],
    given: Map<string, string>,
  ): Promise<void> {
    for (let page = 0; page < pages; page++) {
      await wait(reading(n, page));
      for (const { id: questionId } of questions.slice(page * perPage, (page + 1) * perPage)) {
        const optionId = `o${(n + given.size) % options}`;
        await ask(n, 'answer', save, { ...of, questionId, optionId });
        given.set(questionId, optionId);
      }
    }
  }

  try {
    const entering = Array.from({ length: students }, (_, n) => n).values();
    await Promise.all(
      Array.from({ length: signInsAtOnce }, async () => {
        for (const n of entering) await enter(n);
      }),
    );
    // They have opened the page of the exam: a connection that was idle for long, or has asked nothing yet, would wait for its turn first.
    const opening = cookies.entries();
    await Promise.all(
      Array.from({ length: signInsAtOnce }, async () => {
        for (const [n, cookie] of opening) await open(n, cookie);
      }),
    );
    const processorMs = () =>
      Object.entries(stack.pids()).map(([name, pid]) => [name, usedBy(pid).cpu * 1_000] as const);
    const usedBefore = new Map(processorMs());
    const since = (before: ReadonlyMap<string, number>, each: string, times: number) =>
      processorMs().map(([name, ms]) => [`${name}, processor ms ${each}`, rounded((ms - before.get(name)!) / times)]);
    // Nobody is through the first page before the last one has begun.
    const ofStarts = wait(2 * startWithinMs + 2_000).then(() => since(usedBefore, 'a start', students));
    const begun = performance.now();
    await Promise.all(
      Array.from({ length: students }, (_, n) => sit(n).catch((error: unknown) => void errors.push(String(error)))),
    );
    const tookMs = performance.now() - begun;
    if (errors.length > 0) console.error(errors.slice(0, 3).join('\n'));
    const kinds = Object.entries(times)
      .filter(([, all]) => all.length > 0)
      .map(([kind, all]) => ({ kind, asked: all.length, ...turnOf(all, tookMs) }));
    const all = turnOf(Object.values(times).flat(), tookMs);
    const asked = Object.values(times).flat().length;
    const used = [...(await ofStarts), ...since(usedBefore, 'a request', asked)];
    return {
      id: 'B8',
      rounds: 1,
      turns: 'one exam',
      stores: storesOf(process.env),
      way: wayOfStack,
      title: `An exam of ${pages} pages for ${students.toLocaleString('en-US')} students who begin within a second`,
      ratios: [
        onceMeasured('students who saw their result', counts.done, 'at least', 1_000),
        onceMeasured('errors', errors.length, 'at most', 0),
        onceMeasured('answers that were lost', counts.lost, 'at most', 0),
        onceMeasured('p95 of all requests, ms', all.p95!, 'at most', 500),
        onceMeasured('p95 of the starts, ms', turnOf(times.start, tookMs).p95!, 'at most', 500),
      ],
      scale: kinds.map(({ kind, asked, p50, p95, p99 }) => ({
        request: kind,
        asked,
        'p50, ms': p50!,
        'p95, ms': p95!,
        'p99, ms': p99!,
      })),
      figures: { 'requests a second': rounded(all.rate), ...Object.fromEntries(used) },
      notes: [
        `The services have both cores, and whoever makes the load shares them. Students sign in beforehand, ${signInsAtOnce} at a time, open the page of the exam, and read ${pageMs / 1000} s a page, half as long to one and a half times. Moodle 4.5 published 125 users for each core.`,
        'A start is one append: the stream of the attempt bears its number in its name, and begins once. Its page waits for the read model, which has the order of its questions and the answers; what the questions say is cut from the exam (decision 65). A student who begins while an attempt is open waits for its end too.',
        `The starts come within a second, and then some ${Math.round((students * perPage * 1_000) / pageMs).toLocaleString('en-US')} answers each second.`,
        'What is answered within half a second depends on the pace of the cores: on two of an EPYC the p95 of the starts was 159 ms, and on two of a Xeon of half their pace, in turns, 1,085 and 795 ms, where the code before gave 828.',
      ],
      next: 'the ways between the three services; then instances of the services on further cores.',
    };
  } finally {
    for (const client of connected) client?.close();
    await stack.stop();
  }
}
