// It has the same commands and queries as a plain CRUD service with Express and PostgreSQL: each command writes a row, an audit row and an outbox row in one
// transaction.
import { createHash } from 'node:crypto';
import express from 'express';
import pg from 'pg';
import { z } from 'zod';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });

const Id = z.string().regex(/^[0-9a-f]{24}$/);
const LocalDate = z.iso.date();
const Wish = z
  .object({
    _id: Id,
    groupId: Id,
    attendanceType: z.enum(['absence', 'lateArrival', 'earlyDeparture']),
    fromDate: LocalDate,
    toDate: LocalDate,
    periods: z.array(z.string().max(20)).max(20).default([]),
    time: z
      .string()
      .regex(/^\d\d:\d\d$/)
      .nullable()
      .default(null),
    reason: z.string().trim().min(1).max(500),
    studentNotes: z.string().trim().max(2000).nullable(),
  })
  .refine(({ fromDate, toDate }) => toDate >= fromDate)
  .refine(({ fromDate, toDate }) => (Date.parse(toDate) - Date.parse(fromDate)) / 86_400_000 < 60);
const Body = z.object({ input: Wish, commandId: z.uuid() });

const sql = {
  session: `select u.id, u.roles, u.status, u.full_name from sessions s join users u on u.id = s.user_id
    where s.token_hash = $1 and s.ended_at is null and s.expires_at > now()`,
  place: `select g.region_id, g.name, s.periods, s.terms from groups g join schemas s on s.id = g.schema_id
    join enrolments e on e.group_id = g.id and e.user_id = $2 and e.status = 'active' where g.id = $1`,
  own: `select id, attendance_type, from_date, to_date, periods, status, reason, admin_comments from leave_requests where user_id = $1 order by submitted_at desc limit 5`,
  marks: 'select status, count(*)::int as n from marks where user_id = $1 and group_id = $2 group by status',
  invoices: `select id, number, total, balance, currency, due_date, status from invoices where user_id = $1 and status <> 'paid' order by due_date limit 5`,
  done: 'select 1 from audit where command_id = $1',
  leave: `insert into leave_requests (id, revision, user_id, student_name, group_id, group_name, region_id, attendance_type, from_date, to_date, periods, time, reason, student_notes, status)
    values ($1, 0, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 'pending')`,
  audit:
    'insert into audit (command_id, actor_id, type, record_id, payload, payload_hash) values ($1, $2, $3, $4, $5, $6)',
  outbox: 'insert into outbox (type, record_id, payload) values ($1, $2, $3)',
};
/** The query is prepared, by its name, on each connection. */
const ask = (on, name, values) => on.query({ name, text: sql[name], values });
const cookieOf = ({ headers }) => /(?:^|; )__Host-session=([A-Za-z0-9_-]{43})(?:;|$)/.exec(headers.cookie ?? '')?.[1];
const refuse = (response, status, code) =>
  response.status(status).json({ errors: [{ message: code, extensions: { code } }] });

async function actorOf(request) {
  const token = cookieOf(request);
  if (token === undefined) return undefined;
  const { rows } = await ask(pool, 'session', [createHash('sha256').update(token).digest('hex')]);
  return rows[0]?.status === 'active' ? rows[0] : undefined;
}

/** It sends a query for whoever asks, and one for each part of the page. */
async function dashboard(request, response) {
  const actor = await actorOf(request);
  if (!actor) return refuse(response, 401, 'session.none');
  const { groupId } = request.body;
  if (!Id.safeParse(groupId).success) return refuse(response, 400, 'invalid');
  const found = await Promise.all([
    ask(pool, 'place', [groupId, actor.id]),
    ask(pool, 'own', [actor.id]),
    ask(pool, 'marks', [actor.id, groupId]),
    ask(pool, 'invoices', [actor.id]),
  ]);
  const [[place], leaveRequests, marks, invoices] = found.map(({ rows }) => rows);
  if (!place) return refuse(response, 404, 'notFound');
  response.json({
    data: { dashboard: { name: actor.full_name, groupId, class: place, leaveRequests, marks, invoices } },
  });
}

async function submitLeave(request, response) {
  const actor = await actorOf(request);
  if (!actor) return refuse(response, 401, 'session.none');
  const parsed = Body.safeParse(request.body);
  if (!parsed.success) return refuse(response, 400, 'invalid');
  const { input, commandId } = parsed.data;
  if (!actor.roles.includes('user')) return refuse(response, 403, 'noAccess');

  const client = await pool.connect();
  try {
    await client.query('begin');
    if ((await ask(client, 'done', [commandId])).rows.length > 0)
      throw Object.assign(new Error(), { code: 'commandIdReused' });
    const [place] = (await ask(client, 'place', [input.groupId, actor.id])).rows;
    if (!place) throw Object.assign(new Error(), { code: 'leaveRequest.notEnrolled' });
    const weekday = new Date(`${input.fromDate}T00:00:00Z`).getUTCDay() || 7;
    if (input.periods.some((key) => !place.periods.some((one) => one.key === key && one.weekday === weekday)))
      throw Object.assign(new Error(), { code: 'leaveRequest.unknownPeriod' });
    const { _id, groupId, attendanceType, fromDate, toDate, periods, time, reason, studentNotes } = input;
    const payload = JSON.stringify(input);
    await ask(client, 'leave', [
      _id,
      actor.id,
      actor.full_name,
      groupId,
      place.name,
      place.region_id,
      attendanceType,
      fromDate,
      toDate,
      periods,
      time,
      reason,
      studentNotes,
    ]);
    await ask(client, 'audit', [
      commandId,
      actor.id,
      'SubmitLeaveRequest',
      _id,
      payload,
      createHash('sha256').update(payload).digest('hex'),
    ]);
    await ask(client, 'outbox', ['LeaveRequestSubmitted', _id, payload]);
    await client.query('commit');
    response.json({
      data: {
        submitLeaveRequest: {
          _id,
          _revision: 0,
          attendanceType,
          fromDate,
          toDate,
          periods,
          time,
          reason,
          studentNotes,
          adminComments: null,
          status: 'pending',
        },
      },
    });
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    refuse(response, 409, error.code ?? 'unexpected');
  } finally {
    client.release();
  }
}

const app = express();
app.disable('x-powered-by').disable('etag');
app.use(express.json({ limit: '1mb', inflate: false }));
app.post('/leave-requests', submitLeave);
app.post('/dashboard', dashboard);
app.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.({ ready: true }));
process.on('disconnect', () => process.exit());
