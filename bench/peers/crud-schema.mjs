// These are the twin's tables and its college.
import { createHash } from 'node:crypto';
import pg from 'pg';

const tables = `
  create table users (id text primary key, email text unique not null, full_name text not null, roles text[] not null, status text not null);
  create table sessions (token_hash text primary key, user_id text not null references users, ended_at timestamptz, expires_at timestamptz not null);
  create table schemas (id text primary key, terms jsonb not null, periods jsonb not null, grading jsonb not null);
  create table groups (id text primary key, region_id text not null, name text not null, schema_id text not null references schemas);
  create table enrolments (group_id text not null references groups, user_id text not null references users, status text not null, primary key (group_id, user_id));
  create index on enrolments (user_id);
  create table leave_requests (id text primary key, revision int not null, user_id text not null references users, student_name text, group_id text not null, group_name text,
    region_id text not null, attendance_type text not null, from_date date not null, to_date date not null, periods text[] not null, time text, reason text, student_notes text,
    admin_comments text, status text not null, submitted_at timestamptz not null default now(), decided_by text, decided_at timestamptz);
  create index on leave_requests (user_id, submitted_at);
  create index on leave_requests (region_id, status, submitted_at);
  create index on leave_requests (group_id, from_date);
  create table marks (user_id text not null references users, group_id text not null references groups, date date not null, period text not null, status text not null, primary key (user_id, date, period));
  create table invoices (id text primary key, user_id text not null references users, number text, total int not null, balance int not null, currency text not null, due_date date not null, status text not null);
  create index on invoices (user_id, status);
  create table audit (id bigserial primary key, command_id uuid unique not null, actor_id text, type text not null, record_id text not null, payload jsonb not null, payload_hash text not null, at timestamptz not null default now());
  create index on audit (record_id);
  create table outbox (id bigserial primary key, type text not null, record_id text not null, payload jsonb not null, at timestamptz not null default now(), sent_at timestamptz);
`;

export function connected(url) {
  const pool = new pg.Pool({ connectionString: url, max: 8 });
  pool.on('error', () => undefined);
  return pool;
}

export async function makeTwin(url, { schema, groups, users, tokens }) {
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  pool.on('error', () => undefined);
  await pool.query(tables);
  await pool.query('insert into schemas values ($1, $2, $3, $4)', [
    schema.id,
    JSON.stringify(schema.terms),
    JSON.stringify(schema.periods),
    JSON.stringify(schema.grading),
  ]);
  for (const { id, regionId, name } of groups)
    await pool.query('insert into groups values ($1, $2, $3, $4)', [id, regionId, name, schema.id]);
  await pool.query(
    `insert into users select id, email, name, '{user}', 'active' from unnest($1::text[], $2::text[], $3::text[]) as t (id, email, name)`,
    [users.map(({ id }) => id), users.map(({ email }) => email), users.map(({ name }) => name)],
  );
  await pool.query(`insert into enrolments select g, u, 'active' from unnest($1::text[], $2::text[]) as t (g, u)`, [
    users.map(({ groupId }) => groupId),
    users.map(({ id }) => id),
  ]);
  const hash = (token) => createHash('sha256').update(token).digest('hex');
  await pool.query(
    `insert into sessions select h, u, null, now() + interval '7 days' from unnest($1::text[], $2::text[]) as t (h, u)`,
    [tokens.map(hash), users.map(({ id }) => id)],
  );
  await pool.query('analyze');
  return { query: (text, values) => pool.query(text, values), close: () => pool.end() };
}
