// Each defence is one part's alone, and is tried on the same part without it: nothing else of the product is needed to see that it holds.
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { httpServer, patience, type Patience } from '@paideia/query-api/kernel/server/http-server.ts';
import { microsoftIn } from '@paideia/query-api/kernel/session/microsoft.ts';
import { examPapers, printedPaper } from '@paideia/projection-service/exam-attempts/exam-attempt.view.ts';
import { examDefinitions } from '@paideia/projection-service/exams/exam.view.ts';
import { examProjection } from '@paideia/projection-service/exam-attempts/exam.projection.ts';
import {
  attemptOf,
  courseA,
  defined,
  definitionOf,
  examA1,
  scheduled,
} from '@paideia/projection-service/exam-attempts/exam.examples.ts';
import { emmett } from '@paideia/projection-service/registers/attendance.examples.ts';
import { specFor } from '@paideia/projection-service/kernel/spec.ts';
import { openRecords } from '@paideia/documents/open.ts';
import type { Records } from '@paideia/documents/records.ts';
import { startMicrosoft, type MicrosoftDouble } from '../support/microsoft.ts';
import { weakenedPart } from './support/weakened.ts';

/** The attack must hold on the product, and fail on what was weakened. */
async function defended<Part>(attack: (part: Part) => Promise<void> | void, product: Part, weak: Part): Promise<void> {
  await attack(product);
  await expect((async () => attack(weak))()).rejects.toThrow();
}

test('a redirect that only looks at how a path begins leads away', async () => {
  const file = 'web/src/lib/screens/routes.ts';
  type Part = { readonly redirectTarget: (screens: readonly [], search: string, origin: string) => string };
  const [product, weak] = [
    await weakenedPart<Part>(file, []),
    await weakenedPart<Part>(file, [{ file, from: '&& isOwn(url.pathname)', to: '' }]),
  ];
  const attack = ({ redirectTarget }: Part) => {
    const own = 'https://learn.example';
    for (const wished of [
      '//evil.example',
      '/\\evil.example',
      '/.//evil.example',
      '/x/..//evil.example',
      '/\t/evil.example',
      'https://evil.example',
    ])
      expect(new URL(redirectTarget([], `?redirect=${encodeURIComponent(wished)}`, own), own).origin).toBe(own);
  };
  await defended(attack, product, weak);
});

test('a paper is the same to the letter whichever answers are right', async () => {
  type Part = { readonly printedPaper: typeof printedPaper };
  const weak = await weakenedPart<Part>('projection-service/src/exam-attempts/exam-attempt.view.ts', [
    {
      file: 'projection-service/src/exam-attempts/exam-attempt.view.ts',
      from: 'options: question.options }',
      to: 'options: [...question.options].sort((a) => (a.id === question.correctOptionId ? -1 : 1)) }',
    },
  ]);
  const attack = (printed: typeof printedPaper) => {
    const definition = definitionOf(examA1, courseA, 10);
    const papers = ['a', 'b', 'c'].map((correctOptionId) => {
      const one = {
        ...definition,
        questions: definition.questions.map((question) => ({ ...question, correctOptionId })),
      };
      const attempt = attemptOf(one, emmett);
      const now = specFor(examProjection).given(
        ...defined(one),
        scheduled(examA1),
        attempt.started,
        attempt.answered('q3', 'a'),
      );
      const paper = now.one(examPapers, attempt.attemptId)!;
      return { ...paper, ...printed(now.one(examDefinitions, examA1), paper) };
    });
    expect(papers[0]?.questions).toHaveLength(10);
    expect(papers[1]).toEqual(papers[0]);
    expect(papers[2]).toEqual(papers[0]);
  };
  await defended(attack, printedPaper, weak.printedPaper);
});

describe('the way back from the provider', () => {
  const callback = 'http://127.0.0.1:4000/msauth/callback';
  let provider: MicrosoftDouble;
  let weak: typeof microsoftIn;
  let records: Records;
  const dataDir = mkdtempSync(join(tmpdir(), 'paideia-journeys-'));
  beforeAll(async () => {
    records = await openRecords({ dataDir, file: 'sessions' });
    provider = await startMicrosoft(callback, { sub: 'ms-ada', email: 'ada@example.org', email_verified: true });
    const file = 'query-api/src/kernel/session/microsoft.ts';
    const found = await weakenedPart<{ microsoftIn: typeof microsoftIn }>(file, [
      // What belongs to a journey is found by the state that anybody may name, and stays.
      { file, from: 'keyOf(binding), { state', to: 'keyOf(state), { state' },
      {
        file,
        from: '(await records.take<Journey>(keyOf(binding)))',
        to: '(await records.get<Journey>(keyOf(state!)))',
      },
      { file, from: 'binding === undefined ? undefined :', to: '' },
    ]);
    weak = found.microsoftIn;
  });
  afterAll(async () => {
    await provider?.stop();
    await records?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const state = (letter: string) => letter.repeat(43);
  const at = (microsoft: typeof microsoftIn) =>
    microsoft({ config: provider.config, callback, records, now: () => Date.now(), warn: () => undefined });
  type Way = ReturnType<typeof at>;
  const codeFrom = async (url: string) => (await provider.visit(url)).searchParams.get('code')!;
  test.each<[string, (way: Way) => Promise<unknown>]>([
    [
      'without the cookie of who went',
      async (way) => {
        const { url } = await way.begin(state('a'));
        return way.finish(undefined, await codeFrom(url), state('a'));
      },
    ],
    [
      'with the journey and the code of somebody else',
      async (way) => {
        const [mine, theirs] = [await way.begin(state('b')), await way.begin(state('c'))];
        return way.finish(mine.binding, await codeFrom(theirs.url), state('c'));
      },
    ],
    [
      'a second time, with a code that nobody used',
      async (way) => {
        const { url, binding } = await way.begin(state('d'));
        await way.finish(binding, await codeFrom(url), state('d'));
        return way.finish(binding, await codeFrom(url), state('d'));
      },
    ],
  ])('%s is none', async (_name, come) => {
    await defended(
      (microsoft) => expect(come(at(microsoft))).rejects.toMatchObject({ code: 'microsoft.invalidState' }),
      microsoftIn,
      weak,
    );
  });
});

describe('who sends drop by drop', () => {
  const quick: Patience = {
    headers: patience.headers / 20,
    request: patience.request / 40,
    lookEvery: patience.lookEvery / 20,
  };
  /**
   * It writes a byte every 50 ms until the other side closes, or for so many milliseconds, and answers what that side said. A byte that is on its way when the
   * other side closes is answered with a reset, which takes along what was said and not read yet: then it said "reset".
   */
  const drip = (port: number, head: string, drop: string, atMost: number) =>
    new Promise<{ readonly said: string; readonly isCutOff: boolean }>((resolve) => {
      const socket = connect({ host: '127.0.0.1', port });
      let said = '';
      const over = (isCutOff: boolean) => {
        clearInterval(dropping);
        clearTimeout(giveUp);
        socket.destroy();
        resolve({ said, isCutOff });
      };
      const dropping = setInterval(() => socket.write(drop), 50);
      const giveUp = setTimeout(over, atMost, false);
      socket.write(head);
      socket.on('data', (data) => (said += data.toString()));
      socket.on('error', () => (said ||= 'reset'));
      socket.on('close', () => over(true));
    });
  const header = 'POST /graphql HTTP/1.1\r\nhost: 127.0.0.1\r\nx-drop: ';
  const body = `POST /graphql HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n`;
  async function beside<T>(allowed: Patience, act: (port: number) => Promise<T>): Promise<T> {
    const server = httpServer(
      (request, response) => request.resume().on('end', () => response.end('here')),
      allowed,
    ).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    try {
      return await act((server.address() as AddressInfo).port);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  }
  const slow = (port: number, atMost: number) =>
    Array.from({ length: 100 }, (_, n) => drip(port, n % 2 ? header : body, 'a', atMost));
  type Bounds = { readonly allowed: Patience; readonly atMost: number };
  const cutOff = ({ allowed, atMost }: Bounds) =>
    beside(allowed, async (port) => {
      const ends = (await Promise.all(slow(port, atMost))).map(({ said, isCutOff }) =>
        isCutOff ? said.slice(0, 12) : 'not cut off',
      );
      expect(ends.filter((end) => !['reset', 'HTTP/1.1 408'].includes(end))).toEqual([]);
    });
  // A busy machine is given its time; without the bounds no time is enough.
  test('is cut off in bounded time; without the bounds it is not', () =>
    defended(
      cutOff,
      { allowed: quick, atMost: 60_000 },
      { allowed: { headers: 0, request: 0, lookEvery: patience.lookEvery }, atMost: 2_000 },
    ));
  test('keeps nobody waiting who sends whole requests', () =>
    beside(patience, async (port) => {
      let over = 0;
      for (const one of slow(port, 60_000)) void one.then(() => (over += 1));
      for (let n = 0; n < 5; n++) expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('here');
      expect(over).toBe(0);
    }));
  test('has twelve seconds for a header and thirty-two for a request, at most', () => {
    expect([patience.headers + patience.lookEvery, patience.request + patience.lookEvery]).toEqual([12_000, 32_000]);
  });
});
