// Everybody asks every operation of the whole product about everything; the expectation comes from the permission tables.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { permissionKeys, withReading } from '@paideia/events/permission-keys.ts';
import type { Actor, Scope } from '@paideia/events/kernel/permission.ts';
import { schemaOf } from '@paideia/query-api/kernel/graphql/schema.ts';
import { resolvers } from '@paideia/query-api/slices.ts';
import { U } from '../../scripts/demo/ids.ts';
import { cookieFor, documentOf, fieldsOf, type Kind } from './support/ask.ts';
import {
  absentRecords,
  cast,
  emailOf,
  recordsOf,
  targets,
  type Records,
  type Role,
  type TargetName,
} from './support/cast.ts';
import { openCollege, type College } from './support/college.ts';
import { root } from './support/open.ts';
import { mutations, queries } from './support/operations.ts';
import type { Row } from './support/row.ts';

type Seat = Role | 'visitor' | 'looking' | 'acting';
const seats: readonly Seat[] = ['visitor', ...(Object.keys(cast) as Role[]), 'looking', 'acting'];
const names = Object.keys(targets) as TargetName[];
const tables: readonly (readonly [Kind, Readonly<Record<string, Row>>])[] = [
  ['query', queries],
  ['mutation', mutations],
];
const schema: GraphQLSchema = schemaOf(resolvers);
const denials = new Set([
  'session.none',
  'noAccess',
  'notFound',
  'leaveRequest.notEnrolled',
  'timeLog.notEnrolled',
  'impersonation.readOnly',
  'impersonation.inPersonOnly',
]);

// A busy machine takes its time over the dearest cells.
let college: College;
const cookies = new Map<Seat, string | undefined>();
const actors = new Map<Seat, Actor | undefined>();
const kept: { readonly key: string; readonly value: object }[] = [];

beforeAll(async () => {
  college = await openCollege({ environment: 'development', root, from: process.env['PAIDEIA_TEMPLATE'] });
  for (const seat of seats) {
    const role = seat === 'looking' || seat === 'acting' ? 'superadmin' : seat;
    if (role === 'visitor') continue;
    const cookie = await cookieFor(college, emailOf(role));
    cookies.set(seat, cookie);
    actors.set(seat, await college.service.facts.actor(U(cast[role].n)));
    if (seat === role) continue;
    const begun = await college.ask(
      documentOf(schema, 'mutation', 'impersonateUser', { userId: U(cast.student.n), reason: 'matrix of permissions' }),
      {
        cookie,
      },
    );
    if (!begun.data) throw new Error(begun.text);
    const acting = (begun.headers['set-cookie'] ?? []).find((one) => one.startsWith('__Host-session='))!.split(';')[0]!;
    cookies.set(seat, acting);
    if (seat === 'acting')
      await college.ask(documentOf(schema, 'mutation', 'setImpersonationWriting', { isWritable: true }), {
        cookie: acting,
      });
    actors.set(seat, {
      ...(await college.service.facts.actor(U(cast.student.n)))!,
      impersonatorId: U(cast.superadmin.n),
    });
  }
  await college.settled();
  for (const { key, value } of await college.sessions.list<object>('session:', { limit: 1000 }))
    kept.push({ key, value });
  college.freeze();
});
afterAll(() => college?.close());

/** While somebody only looks, what steers that and notes of what was done are all that may change. */
const whileLooking = (kind: Kind, name: string) =>
  kind === 'query' || fieldsOf(schema, kind)[name]!.extensions['isWhileLooking'] === true;
const endsSessions =
  /^(logoutUser|endSession|endOtherSessions|stopImpersonating|setImpersonationWriting|impersonateUser|changePassword)$/;

const scopeOf = ({ about }: Row, of: Records, actor: Actor | undefined): Scope =>
  about === 'person'
    ? { ownerId: of.userId, regionId: of.regionId }
    : about === 'region'
      ? { regionId: of.regionId }
      : about === 'self'
        ? { ownerId: actor?.userId }
        : {};
function may(kind: Kind, name: string, row: Row, seat: Seat, of: Records): boolean {
  const actor = actors.get(seat);
  if (seat === 'looking' && !whileLooking(kind, name)) return false;
  return row.rule(actor, scopeOf(row, of, actor));
}

type Answer = {
  readonly isGiven: boolean;
  readonly text: string;
  readonly codes: readonly string[];
  readonly isNothing: boolean;
};
async function ask(
  kind: Kind,
  name: string,
  row: Row,
  seat: Seat,
  of: Records,
  { isOutside }: { isOutside: boolean },
): Promise<Answer> {
  const [asked, cookie] = [documentOf(schema, kind, name, row.args?.(of)), cookies.get(seat)];
  const { data, text, codes } = await (isOutside ? college.ask(asked, { cookie }) : college.askInside(asked, cookie));
  const value = data?.[name];
  const isNothing =
    codes.length === 0 && (value === null || value === undefined || (Array.isArray(value) && value.length === 0));
  return {
    text,
    codes,
    isNothing,
    isGiven: !codes.some((code) => denials.has(code) && !(row.isAbsent && code === 'notFound')),
  };
}
const relevant = (row: Row): readonly TargetName[] =>
  row.about === 'person' || row.about === 'region' ? names : ['own'];

describe('the table', () => {
  test.each(tables)('names every %s of the schema and none beside', (kind, table) =>
    expect(Object.keys(table).sort()).toEqual(Object.keys(fieldsOf(schema, kind)).sort()),
  );
});

const all = tables.flatMap(([kind, table]) => Object.entries(table).map(([name, row]) => [kind, name, row] as const));
/** Over HTTP it is asked by nobody, and by one seat after the other; the rest is asked behind it, where every operation has its own rule. */
const isOutside = (name: string, seat: Seat) =>
  seat === 'visitor' || seat === seats[1 + (all.findIndex(([, other]) => other === name) % (seats.length - 1))];

describe('the whole product', () => {
  test.each(all)('%s %s', async (kind, name, row) => {
    const wrong: unknown[] = [];
    for (const target of relevant(row)) {
      const of = recordsOf(target);
      const answerOf = async (seat: Seat) => ({
        seat,
        ...(await ask(kind, name, row, seat, of, { isOutside: isOutside(name, seat) })),
      });
      const answers: Awaited<ReturnType<typeof answerOf>>[] = [];
      // Who ends sessions ends those of other seats too, so these are asked one after the other.
      if (endsSessions.test(name))
        for (const seat of seats) {
          answers.push(await answerOf(seat));
          for (const { key, value } of kept) await college.sessions.put(key, value);
        }
      else answers.push(...(await Promise.all(seats.map(answerOf))));
      for (const { seat, isGiven, isNothing, codes, text } of answers) {
        const expected = may(kind, name, row, seat, of);
        const found = row.isSilent && seat !== 'visitor' ? isGiven && !isNothing : isGiven;
        if (found !== expected) wrong.push({ seat, target, expected, codes, text: text.slice(0, 160) });
        const actor = actors.get(seat);
        if (row.lists && isGiven)
          for (const other of names) {
            const records = recordsOf(other);
            const isSeen = text.includes(`"${row.lists.id(records)}"`);
            if (isSeen && !row.lists.rule(actor, { ownerId: records.userId, regionId: records.regionId }))
              wrong.push({ seat, leaks: other });
          }
      }
    }
    expect(wrong).toEqual([]);
  });

  test.each(all.filter(([, , row]) => row.about === 'person'))(
    "%s %s answers a student about another's record byte for byte as about none",
    async (kind, name, row) => {
      const nothing = await ask(kind, name, row, 'student', absentRecords(), { isOutside: true });
      for (const target of ['inRegion', 'outOfRegion'] as const)
        expect((await ask(kind, name, row, 'student', recordsOf(target), { isOutside: true })).text).toBe(nothing.text);
    },
  );
});

describe('what is written down', () => {
  const cell = (kind: Kind, name: string, row: Row, seat: Seat): string => {
    const [own, near, far] = names.map((target) => may(kind, name, row, seat, recordsOf(target)));
    if (row.about === 'person' || row.about === 'region') {
      const isPerson = row.about === 'person' && (seat === 'student' || seat === 'looking' || seat === 'acting');
      return (
        [isPerson ? own && 'own' : own && 'in', isPerson && near && 'in', far && 'out'].filter(Boolean).join(', ') ||
        '–'
      );
    }
    return own ? 'yes' : '–';
  };
  /** It is what opens the resource to somebody without a role; whoever may change it may read it too. */
  const keyOf = (row: Row): string => {
    const of = recordsOf('inRegion');
    const isOpenTo = (permissions: readonly string[]) =>
      row.rule(
        {
          userId: U(999),
          roles: ['user'],
          regionIds: [of.regionId],
          regionRoles: [],
          attendanceAdminOf: [],
          permissions,
        },
        scopeOf(row, of, undefined),
      );
    const keys = permissionKeys.filter((key) => {
      const held = withReading([key]);
      return isOpenTo(held) && !isOpenTo(held.filter((one) => one !== key));
    });
    return keys.map((key) => `\`${key}\``).join(', ');
  };
  test('in docs/permissions.md is what holds', () => {
    const head = ['Operation', ...seats, 'Key', 'Note'];
    const table = ([kind, rows]: (typeof tables)[number]) => [
      `## ${kind === 'query' ? 'Queries' : 'Mutations'}`,
      '',
      `| ${head.join(' | ')} |`,
      `|${head.map(() => '---').join('|')}|`,
      ...Object.keys(rows)
        .sort()
        .map(
          (name) =>
            `| \`${name}\` | ${seats.map((seat) => cell(kind, name, rows[name]!, seat)).join(' | ')} | ${keyOf(rows[name]!)} | ${rows[name]!.note ?? ''} |`,
        ),
      '',
    ];
    const text = [
      '# Who may do what',
      '',
      'Made by `tests/security/permissions.test.ts` (`UPDATE_PERMISSIONS=1` writes it) from the permission tables, after every cell was tried on the whole product.',
      "`own`: one's own record; `in` and `out`: records of the own region and of another one; `yes`: it is about no record, or about what is one's own; `–`: refused, as if",
      'there were nothing. `looking` and `acting` are a superadmin in the name of the student, without and with changes allowed. `keyholder` has every key and no role;',
      '`Key` is what opens it to one person beside the roles.',
      '',
      ...tables.flatMap(table),
    ].join('\n');
    const file = join(root, 'docs/permissions.md');
    if (process.env['UPDATE_PERMISSIONS']) writeFileSync(file, text);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
});
