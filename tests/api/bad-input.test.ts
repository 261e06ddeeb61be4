// Whatever is sent, the answer is a clear text with a stable code, in the person's language, and nothing is appended.
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { commandClient, type CommandClient } from '@paideia/command-service/kernel/http/client.ts';
import { commandExamples } from '@paideia/events/examples.ts';
import { openEventStore } from '@paideia/store/open.ts';
import type { EventStore } from '@paideia/store/port.ts';
import { secret } from '@paideia/store/secrets.ts';
import { U } from '../../scripts/demo/ids.ts';
import { base, password } from '../support/browser.ts';

type Answer = {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions: { readonly code: string; readonly text?: string };
  }[];
};
const messages = JSON.parse(readFileSync(join(__dirname, '../../query-api/generated/messages.json'), 'utf8')) as Record<
  string,
  Record<string, string>
>;

let log: EventStore;
/** The log ended here when all this began. */
let start: number;
let commands: CommandClient;
beforeAll(async () => {
  const dataDir = process.env['PAIDEIA_DATA']!;
  log = await openEventStore({ dataDir, url: process.env['EVENTSTORE_URL'], readOnly: true });
  for await (const { position } of log.readAll(0)) start = position;
  commands = commandClient({ url: join(dataDir, 'command.sock'), actorKey: secret(dataDir, 'actor') });
});
afterAll(async () => {
  commands.close();
  await log.close();
});
/** These events were written for one of these commands; others write to the same log meanwhile. */
async function writtenFor(commandIds: ReadonlySet<string>): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const { events } of log.readAll(start))
    found.push(
      ...events
        .filter(({ meta }) => commandIds.has((meta as { readonly commandId: string }).commandId))
        .map(({ type }) => type),
    );
  return found;
}
async function ask(
  query: string,
  variables: object,
  cookie?: string,
  locale?: string,
): Promise<{ readonly status: number; readonly answer: Answer; readonly cookie: string | undefined }> {
  const name = /(?:query|mutation) (\w+)/.exec(query)![1];
  const response = await fetch(`${base()}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(cookie ? { cookie } : {}),
      ...(locale ? { 'x-locale': locale } : {}),
    },
    body: JSON.stringify({ operationName: name, query, variables }),
  });
  return {
    status: response.status,
    answer: (await response.json()) as Answer,
    cookie: response.headers.get('set-cookie')?.split(';')[0],
  };
}
const login =
  'mutation loginWithPassword($email: String!, $password: String!) { loginWithPassword(email: $email, password: $password) { _id } }';
const digest = createHash('sha256').update(password).digest('hex');
const signIn = async (email: string) => (await ask(login, { email, password: digest })).cookie!;

describe('a command', () => {
  const bad = [
    {},
    { _id: 'x' },
    { userId: { $ne: null } },
    JSON.parse('{"__proto__":{"roles":["superadmin"]}}') as object,
    [],
    'text',
    7,
    null,
  ];
  test.each(Object.keys(commandExamples))(
    '%s refuses every bad payload, names what is wrong, and writes nothing',
    async (type) => {
      const sent = new Set<string>();
      for (const data of bad) {
        const commandId = randomUUID();
        sent.add(commandId);
        const reply = await commands.sendUnchecked({ type, data, commandId }, { actorId: U(1), channel: 'WEB' });
        expect(reply).toMatchObject({ ok: false });
        if (reply.ok || reply.code !== 'invalid') continue;
        const { issues = [] } = reply as { issues?: readonly { path: string; code: string }[] };
        expect(issues.length).toBeGreaterThan(0);
        for (const { code } of issues)
          for (const locale of ['en', 'pl_PL', 'de_DE'])
            expect({ code, text: typeof messages[code]?.[locale] }).toEqual({ code, text: 'string' });
      }
      expect(await writtenFor(sent)).toEqual([]);
    },
  );
  test('that is good is found in the log by its id', async () => {
    const commandId = randomUUID();
    const data = {
      logitId: commandId.replaceAll('-', '').slice(0, 24),
      userId: null,
      action: 'reportFrontEndError',
      type: 'ACTIVITY' as const,
      payload: {},
    };
    expect(
      await commands.send({ type: 'RecordLogit', data, commandId }, { actorId: null, channel: 'SYSTEM' }),
    ).toMatchObject({ ok: true });
    expect(await writtenFor(new Set([commandId]))).toEqual(['LogEntryRecorded']);
  });
  test('of no known type is refused', async () => {
    expect(
      await commands.sendUnchecked(
        { type: 'DropEverything', data: {}, commandId: randomUUID() },
        { actorId: U(1), channel: 'WEB' },
      ),
    ).toMatchObject({
      ok: false,
      code: 'invalid',
    });
  });
  test('that nobody signed is refused', async () => {
    const stranger = commandClient({
      url: join(process.env['PAIDEIA_DATA']!, 'command.sock'),
      actorKey: '00'.repeat(32),
      patienceMs: 200,
    });
    await expect(
      stranger.send(
        { type: 'AcceptTerms', data: { userId: U(1), termsVersion: '1' }, commandId: randomUUID() },
        { actorId: U(1), channel: 'WEB' },
      ),
    ).rejects.toThrow('401');
    stranger.close();
  });
});

describe('an operation', () => {
  const submit =
    'mutation submitLeaveRequest($input: LeaveRequestInput!) { submitLeaveRequest(input: $input) { _id } }';
  const wish = {
    _id: 'c'.repeat(24),
    groupId: 'd'.repeat(24),
    attendanceType: 'absence',
    fromDate: '2026-11-24',
    toDate: '2026-11-23',
    periods: [],
    time: null,
    reason: 'x',
    studentNotes: null,
  };

  test('without a session says so in the words that browsers know', async () => {
    const { answer } = await ask(submit, { input: wish });
    expect(answer.errors?.[0]?.message).toBe('Context userId not found');
  });
  test('is refused in the language of the person, with a code that stays', async () => {
    const cookie = await signIn('urszula.kmiec@example.org');
    const { answer } = await ask(submit, { input: wish }, cookie);
    const [error] = answer.errors!;
    expect(error!.extensions.code).toMatch(/^[A-Za-z.]+$/);
    expect(error!.extensions.text ?? error!.message).toMatch(/[ąćęłńóśźż]/i);
    for await (const { events } of log.readAll(start))
      expect(events.filter(({ stream }) => stream.endsWith(wish._id))).toEqual([]);
  });
  test.each([
    ['a field that is not there', 'query x { currentUser { secrets } }', {}],
    ['a wrong type', submit, { input: { ...wish, periods: { a: 1 } } }],
    ['a missing variable', submit, {}],
    ['no query at all', 'query x', {}],
  ])('with %s is answered with 400 and nothing of the server', async (_, query, variables) => {
    const { status, answer } = await ask(query, variables, await signIn('emmett.solano@example.org'));
    expect(status).toBe(400);
    expect(JSON.stringify(answer)).not.toMatch(/node_modules|at .*\.(ts|js):\d+/);
  });
  test("another student's request answers exactly as one that is not there", async () => {
    const cookie = await signIn('emmett.solano@example.org');
    const query = 'query leaveRequest($_id: ID!) { leaveRequest(_id: $_id) { _id reason } }';
    const [theirs, nobodys] = await Promise.all(
      ['736565644c00000000000001', 'e'.repeat(24)].map((_id) => ask(query, { _id }, cookie)),
    );
    expect(theirs!.answer).toEqual(nobodys!.answer);
    expect(theirs!.answer.errors).toHaveLength(1);
  });
  test.each([
    [
      'an id of thousands of characters',
      'query leaveRequest($_id: ID!) { leaveRequest(_id: $_id) { _id } }',
      'notFound',
    ],
    ['a state that no browser makes', 'mutation begin($_id: String!) { beginGoogleCalendar(state: $_id) }', 'invalid'],
    [
      'a revision that no record has',
      'mutation closeRequest($_id: ID!) { closeRequest(_id: $_id, expectedRevision: -2) { _id } }',
      'invalid',
    ],
  ])('with %s is no fault of the services', async (_, query, code) => {
    const _id = code === 'notFound' ? 'ж'.repeat(10_000) : '€ €';
    const { answer } = await ask(query, { _id }, await signIn('emmett.solano@example.org'));
    expect(answer.errors?.map(({ extensions }) => extensions.code)).toEqual([code]);
  });
  test('a wrong password and an unknown e-mail are answered alike', async () => {
    const answers = await Promise.all(
      ['emmett.solano@example.org', 'nobody@example.org'].map((email) =>
        ask(login, { email, password: createHash('sha256').update('x').digest('hex') }),
      ),
    );
    expect(answers[0]!.answer).toEqual(answers[1]!.answer);
    expect(answers[0]!.answer.errors?.[0]?.message).toBe('Incorrect email or password');
  });
  test('a foreign page cannot act with the cookie', async () => {
    const cookie = await signIn('emmett.solano@example.org');
    const headers = { cookie, 'content-type': 'application/json', origin: 'https://evil.example' };
    const response = await fetch(`${base()}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ operationName: 'logoutUser', query: 'mutation logoutUser { logoutUser }' }),
    });
    expect(response.status).toBe(403);
    expect((await fetch(`${base()}/graphql?query={currentUser{_id}}`, { headers: { cookie } })).status).toBe(405);
  });
});
