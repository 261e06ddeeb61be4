import { z } from 'zod';
import { Id } from '@paideia/events/kernel/ids.ts';
import { newUuid } from '@paideia/events/kernel/new-ids.ts';
import type { Handle } from '../kernel/decide/reply.ts';
import type { Answered, Route } from '../kernel/http/http.ts';
import { parse } from '../kernel/decide/parse.ts';
import { isUnavailable } from '../kernel/decide/reply.ts';
import type { Calendar } from './calendar.ts';

const Begin = z.object({ userId: Id, state: z.string().regex(/^[A-Za-z0-9_-]{22,200}$/) });
const Connect = z.object({ userId: Id, code: z.string().min(1).max(2000) });
const no = (code: string): Answered => ({ status: 200, body: { ok: false, code } });

/** For query-api, which knows the session; without a calendar that is set up each says so. */
export function calendarRoutes({
  calendar,
  handle,
}: {
  calendar: Calendar | undefined;
  handle: Handle;
}): Readonly<Record<string, Route>> {
  const route =
    <T>(schema: z.ZodType<T>, answer: (data: T, to: Calendar) => Promise<Answered>): Route =>
    async (body, { channel }) => {
      if (channel !== 'SYSTEM') return { status: 403, body: { ok: false, code: 'noAccess' } };
      const request = parse(schema, body);
      if ('ok' in request) return { status: 400, body: request };
      return calendar ? answer(request.data as T, calendar) : no('calendar.notSetUp');
    };
  return {
    '/calendar/begin': route(Begin, async ({ userId, state }, to) => ({
      status: 200,
      body: { ok: true, url: await to.begin(userId, state) },
    })),
    '/calendar/connect': route(Connect, async ({ userId, code }, to) => {
      if (!(await to.connect(userId, code))) return no('calendar.failed');
      const command = { type: 'ConnectGoogleCalendar', data: { userId }, commandId: newUuid() };
      const reply = await handle(command, { actorId: userId, channel: 'WEB' });
      if (!reply.ok) await to.forget(userId);
      return { status: isUnavailable(reply) ? 503 : 200, body: reply };
    }),
  };
}
