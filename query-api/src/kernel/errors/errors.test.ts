import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { commandClient } from '@paideia/command-service/kernel/http/client.ts';
import { ExaminedTooMany } from '@paideia/documents/values.ts';
import { admin, self } from '@paideia/events/kernel/permission.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { resolvers as all } from '../../slices.ts';
import type { Context } from '../graphql/context.ts';
import { Public } from '../graphql/schema.ts';
import { apiSpec, type ApiSpec, type ApiSpecOptions } from '../testing/spec.ts';
import { userView } from '../testing/examples.ts';

@Resolver()
class FaultyResolver {
  @Public()
  @Query(() => String)
  fault(): string {
    throw new TypeError('the password is hunter2');
  }
  @Public()
  @Mutation(() => Boolean)
  async lost(): Promise<boolean> {
    await commandClient({ url: '/nowhere/commands.sock', actorKey: 'ab', patienceMs: 0 }).operate('/recover', {});
    return true;
  }
  @Public()
  @Query(() => Int)
  whole(@Arg('n', () => Int) n: number): number {
    return n;
  }
  @Public()
  @Query(() => String)
  async badCursor(@Ctx() context: Context): Promise<string> {
    return JSON.stringify(await context.read(users).find({ limit: 5, after: 'made up' }));
  }
  @Public()
  @Query(() => String)
  broad(): string {
    throw new ExaminedTooMany('users');
  }
  @Query(() => String)
  forAdmins(@Ctx() context: Context): string {
    return context.require(admin).userId;
  }
  @Query(() => String)
  async person(@Arg('id', () => String) id: string, @Ctx() context: Context): Promise<string> {
    return context.visible(await context.read(users).one(id), self, ({ _id }) => ({ ownerId: _id })).fullName;
  }
  @Query(() => String)
  forgotten(): string {
    return 'no rule was written';
  }
  @Mutation(() => String)
  async act(
    @Arg('commandId', () => String, { nullable: true }) commandId: string | undefined,
    @Ctx() context: Context,
  ): Promise<string> {
    const { isCurrent } = await context.send(
      'CancelReplay',
      { projectionName: 'a' },
      { commandId, expectedRevision: 4, then: [users] },
    );
    return String(isCurrent);
  }
}

describe('a code becomes prose once', () => {
  let api: ApiSpec;
  let cookie: string;
  let reply: ApiSpecOptions['reply'] | undefined;
  const user = userView();
  beforeAll(async () => {
    api = await apiSpec({ resolvers: [...all, FaultyResolver], reply: (sent) => reply?.(sent) });
    cookie = await api.signIn(user);
  });
  afterAll(() => api.close());
  const first = async (query: string, variables = {}, headers = {}) =>
    (await api.post(query, variables, { cookie, headers })).errors[0]!;
  const polish = userView({ locale: 'pl_PL' });

  test('a fault of ours tells an id that finds it in the log, and nothing else', async () => {
    const error = await first('{ fault }');
    const { id } = error.extensions.params as { id: string };
    expect(error).toMatchObject({ message: `Oops, something went wrong (${id})`, extensions: { code: 'unexpected' } });
    expect(JSON.stringify(error)).not.toMatch(/hunter2|TypeError|stack/);
    expect(api.logged.join()).toContain(id);
  });
  test('a command service that does not answer is asked again, and is no fault of ours', async () =>
    expect(await first('mutation { lost }')).toMatchObject({
      message: 'The service is busy. Please try again in a moment.',
      extensions: { code: 'unavailable' },
    }));
  test.each([
    ['a variable', 'query ($n: Int!) { whole(n: $n) }', { n: 'hunter2' }, 'invalid'],
    ['a literal', '{ whole(n: "hunter2") }', {}, 'request.malformed'],
    [
      'a field of mass assignment',
      'mutation ($i: UserProfileInput!) { updateUserProfile(userProfileInput: $i) { _id } }',
      { i: { roles: ['hunter2'] } },
      'invalid',
    ],
  ])('%s of the wrong shape is answered 400', async (_name, query, variables, code) => {
    const { status, errors } = await api.post(query, variables, { cookie });
    expect([status, errors[0]!.extensions.code]).toEqual([400, code]);
  });
  test('what was sent is not repeated where strangers listen', async () => {
    const strict = await apiSpec({ environment: 'production' });
    const { response } = await strict
      .post('mutation ($i: LogitInput!) { insertLogit(logitInput: $i) }', { i: { hunter2: 1 } })
      .finally(() => strict.close());
    expect(response.status).toBe(400);
    expect(response.text).not.toContain('hunter2');
  });
  test('a cursor that was made up is invalid, not a fault', async () =>
    expect((await first('{ badCursor }')).extensions.code).toBe('invalid'));
  test('a list that would look at too many records says what helps, and is no fault of ours', async () =>
    expect(await first('{ broad }')).toMatchObject({
      message: 'Too many records would have to be looked through. Filter for fewer and try again.',
      extensions: { code: 'tooBroad' },
    }));
  test('no access and no session are different answers', async () => {
    expect(await first('{ forAdmins }')).toMatchObject({
      message: 'No Access',
      extensions: { code: 'noAccess', text: 'No Access' },
    });
    expect((await api.post('{ forAdmins }')).errors[0]!.message).toBe('Context userId not found');
  });
  test('an operation without any rule is closed to visitors', async () => {
    expect((await api.post('{ forgotten }')).errors[0]!.message).toBe('Context userId not found');
    expect((await api.post('{ forgotten }', {}, { cookie })).data).toEqual({ forgotten: 'no rule was written' });
  });
  test('a record of others answers exactly as one that is absent', async () => {
    const other = userView({ _id: 'e'.repeat(24), email: 'e@example.org' });
    await api.put(users, other);
    const query = 'query ($id: String!) { person(id: $id) }';
    expect(await first(query, { id: other._id })).toEqual(await first(query, { id: 'f'.repeat(24) }));
    expect((await api.post(query, { id: user._id }, { cookie })).data).toEqual({ person: 'Ada Byron' });
  });

  test('a denial keeps its code, values and issues; the text is in the person’s language', async () => {
    reply = () => ({
      ok: false,
      code: 'conflict',
      actual: 7,
      params: { by: 'Eve' },
      issues: [{ path: 'fromDate', code: 'unheardOf' }],
    });
    await api.put(users, polish);
    expect(await first('mutation { act }')).toMatchObject({
      message: 'Ktoś inny zmienił ten zapis.',
      extensions: {
        code: 'conflict',
        params: { actual: 7, by: 'Eve' },
        issues: [{ path: 'fromDate', code: 'unheardOf', text: 'Sprawdź wprowadzone dane.' }],
      },
    });
    reply = () => ({ ok: false, code: 'noAccess' });
    expect(await first('mutation { act }')).toMatchObject({
      message: 'No Access',
      extensions: { code: 'noAccess', text: 'Brak dostępu' },
    });
    await api.put(users, user);
  });
  test('a code without a text keeps its name and gets a general text', async () => {
    reply = () => ({ ok: false, code: 'leave.strange' });
    expect(await first('mutation { act }')).toMatchObject({
      message: 'Please check what you entered.',
      extensions: { code: 'leave.strange' },
    });
  });
  test('a store that cannot be reached says that trying again helps', async () => {
    reply = () => ({ ok: false, code: 'unavailable', written: 'unknown' });
    expect(await first('mutation { act }')).toMatchObject({ extensions: { code: 'unavailable' } });
  });
  test('a command carries the session’s user, the form’s id and what was seen', async () => {
    reply = undefined;
    const commandId = '7b6e3a3e-5d0e-4d7c-9a39-0d6a1f0c1b2a';
    expect(
      (await api.post('mutation ($c: String) { act(commandId: $c) }', { c: commandId.toUpperCase() }, { cookie })).data,
    ).toEqual({ act: 'true' });
    expect(api.sent.at(-1)).toMatchObject({
      envelope: {
        type: 'CancelReplay',
        data: { projectionName: 'a' },
        commandId,
        expectedRevision: 4,
        correlationId: expect.any(String),
      },
      actor: { actorId: user._id, channel: 'WEB', sessionId: expect.stringMatching(/^[0-9a-f]{24}$/) },
    });
    expect((await first('mutation { act(commandId: "x") }')).extensions.code).toBe('invalid');
  });
  test('an answer waits for its read models 2 seconds, then says that they are behind', async () => {
    reply = () => ({ ok: true, stream: 's-1', revision: 0, position: 1e9, ids: [], repeated: false });
    const started = performance.now();
    expect((await api.post('mutation { act }', {}, { cookie })).data).toEqual({ act: 'false' });
    expect(performance.now() - started).toBeGreaterThan(1900);
  });
});
