import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { calendarConnectionStream } from '@paideia/events/calendar-connections/calendar-connection.events.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { userView } from '../kernel/testing/examples.ts';

const connect = 'mutation ($authCode: String!) { getTokensFromAuthCode(authCode: $authCode) { connected } }';
const begin = 'mutation ($state: String!) { beginGoogleCalendar(state: $state) }';
const state = '{ calendarConnection { isOffered isConnected } }';
const disconnect = 'mutation { disconnectGoogleCalendar { isConnected } }';
const ada = userView();

let api: ApiSpec;
let cookie: string;
/** Google says this next, or the part that speaks to it. */
let reply: object;
beforeAll(async () => {
  api = await apiSpec({ hasGoogle: true, operate: () => reply });
  cookie = await api.signIn(ada);
});
afterAll(() => api.close());
beforeEach(() => {
  reply = { ok: true };
  api.operated.length = 0;
});
const ask = (query: string, variables: object = {}) => api.post(query, variables, { cookie });

describe('a Google calendar', () => {
  test('the way to Google is the person’s own, with the state of the browser', async () => {
    reply = { ok: true, url: 'https://google.example/allow' };
    expect((await ask(begin, { state: 's' })).data).toEqual({ beginGoogleCalendar: 'https://google.example/allow' });
    expect(api.operated).toEqual([{ path: '/calendar/begin', body: { userId: ada._id, state: 's' } }]);
  });
  test('a code is changed for tokens that nobody is shown', async () => {
    reply = { ok: true, tokens: 'secret' };
    const { data, response } = await ask(connect, { authCode: 'code' });
    expect(data).toEqual({ getTokensFromAuthCode: { connected: true } });
    expect(response.text).not.toContain('secret');
    expect(api.operated).toEqual([{ path: '/calendar/connect', body: { userId: ada._id, code: 'code' } }]);
  });
  test('what Google refuses is said', async () => {
    reply = { ok: false, code: 'calendar.notSetUp' };
    expect((await ask(connect, { authCode: 'code' })).errors[0]!.extensions.code).toBe('calendar.notSetUp');
    expect((await ask(begin, { state: 's' })).errors[0]!.extensions.code).toBe('calendar.notSetUp');
  });
  test.each(['', 'x'.repeat(2001)])('a code that can be none is not taken to Google', async (authCode) => {
    expect((await ask(connect, { authCode })).errors[0]!.extensions.code).toBe('calendar.failed');
    expect(api.operated).toEqual([]);
  });
  test('is there when the log says so', async () => {
    expect((await ask(state)).data).toEqual({ calendarConnection: { isOffered: true, isConnected: false } });
    await api.append(calendarConnectionStream(ada._id), { type: 'GoogleCalendarConnected', data: { userId: ada._id } });
    expect((await ask(state)).data).toEqual({ calendarConnection: { isOffered: true, isConnected: true } });
  });
  test('can be parted from, by the person alone', async () => {
    expect((await ask(disconnect)).data).toEqual({ disconnectGoogleCalendar: { isConnected: false } });
    expect(api.sent.at(-1)).toMatchObject({
      envelope: { type: 'DisconnectGoogleCalendar', data: { userId: ada._id } },
      actor: { actorId: ada._id },
    });
  });
  test.each([connect, begin, state, disconnect])('nobody without a session comes to it: %s', async (query) => {
    const { errors } = await api.post(query, { authCode: 'code', state: 's' });
    expect(errors[0]!.message).toBe('Context userId not found');
    expect(api.operated).toEqual([]);
  });
});
