import { enrolmentStream } from '@paideia/events/enrolments/enrolment.events.ts';
import type { Recorded } from '@paideia/events/kernel/metadata.ts';
import type { AnyCollection, Collection } from '@paideia/documents/port.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { assignments, submissions } from '@paideia/projection-service/assignments/assignment.view.ts';
import { examPapers, examResults, studentExams } from '@paideia/projection-service/exam-attempts/exam-attempt.view.ts';
import { examDefinitions, examSchedules } from '@paideia/projection-service/exams/exam.view.ts';
import { groupMembers, groups } from '@paideia/projection-service/groups/group.view.ts';
import { foldInMemory } from '@paideia/projection-service/kernel/memory.ts';
import type { AnyProjection } from '@paideia/projection-service/kernel/projection.ts';
import { invoices } from '@paideia/projection-service/invoices/invoice.view.ts';
import { leaveRequests } from '@paideia/projection-service/leave-requests/leave-request.view.ts';
import { projections } from '@paideia/projection-service/projections.ts';
import { attendanceRegisters } from '@paideia/projection-service/registers/register.view.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import { categoryOf } from '@paideia/store/port.ts';
import type { Context } from '../kernel/graphql/context.ts';
import type { Fields } from '@paideia/events/kernel/audit.ts';
import { fieldsOf } from './log/logged-event.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import type { StateAt } from './audit.types.ts';

type Shown = {
  readonly collection: { readonly name: string };
  read(fold: ReturnType<typeof foldInMemory>, id: string): Fields | undefined;
};
/** `left out`: sums over other streams, which these events alone do not tell. */
const shown = <V extends object>(collection: Collection<V>, ...leftOut: readonly (keyof V & string)[]): Shown => ({
  collection,
  read: (fold, id) => {
    const doc = fold.one(collection, id);
    return doc && Object.fromEntries(Object.entries(doc).filter(([field]) => !leftOut.some((one) => one === field)));
  },
});
const user = shown(users);
/** What became of an attempt; the paper while it is being written. */
const attempt: Shown = {
  collection: examResults,
  read: (fold, id) => shown(examResults).read(fold, id) ?? shown(examPapers).read(fold, id),
};
const byCategory: Readonly<Record<string, Shown>> = {
  leaveRequest: shown(leaveRequests),
  invoice: shown(invoices, 'number'),
  attendanceRegister: shown(attendanceRegisters),
  userAccount: user,
  userProfile: user,
  userPreferences: user,
  region: shown(regions, 'userCount'),
  group: shown(groups, 'studentCount'),
  examDefinition: shown(examDefinitions),
  examSchedule: shown(examSchedules),
  examSitting: shown(studentExams),
  examAttempt: attempt,
  assignment: shown(assignments),
  submission: shown(submissions),
};
const userCategories = ['userAccount', 'userProfile', 'userPreferences'];

const projectionOf = ({ collection }: Shown): AnyProjection | undefined =>
  projections.find(({ collections }: { readonly collections: readonly AnyCollection[] }) =>
    collections.some(({ name }) => name === collection.name),
  );

const listed = (value: unknown): readonly string[] => [value].flat().filter((one) => typeof one === 'string');
const prefixes = {
  userId: 'userProfile',
  groupId: 'group',
  regionId: 'region',
  regionIds: 'region',
  schemaId: 'attendanceSchema',
  examId: 'examDefinition',
  attemptId: 'examAttempt',
  assignmentId: 'assignment',
} as const;
/** The streams that an event refers to: a document shows names and terms of theirs. */
const namedBy = ({ data }: Recorded): readonly string[] =>
  Object.entries(prefixes).flatMap(([field, category]) =>
    listed(fieldsOf(data)[field]).map((id) => `${category}-${id}`),
  );

type UpTo = { readonly at?: string | undefined; readonly revision?: number | undefined };
const bounds = ({ at, revision }: UpTo) => ({
  ...(at !== undefined && { at }),
  ...(revision !== undefined && { revision }),
});

/**
 * The document of a stream, folded anew from the log with the projection that keeps it, up to a moment or a revision. Refused as `invalid`
 * when no document belongs to the stream, as `notFound` when it had no event by then.
 */
export async function stateAt(
  context: Pick<Context, 'history' | 'read'>,
  stream: string,
  upTo: UpTo,
): Promise<StateAt> {
  const category = categoryOf(stream);
  const wanted = Object.hasOwn(byCategory, category) ? byCategory[category] : undefined;
  const projection = wanted && projectionOf(wanted);
  if (!projection) throw new Refusal('invalid', {}, [{ path: 'stream', code: 'invalid' }]);
  const own = await context.history(stream, bounds(upTo));
  const last = own.at(-1);
  if (!last) throw new Refusal('notFound');

  const id = stream.slice(category.length + 1);
  const at = upTo.at ?? last.meta.at;
  const before = (events: readonly Recorded[]) =>
    events.filter(({ position }) => upTo.revision === undefined || position <= last.position);
  const read = async (streams: readonly string[]) =>
    before((await Promise.all(streams.map((one) => context.history(one, { at })))).flat());

  const isUser = userCategories.includes(category);
  const enrolments = isUser
    ? (await context.read(groupMembers).find({ where: { userId: id }, limit: 100 })).items.map(({ groupId }) =>
        enrolmentStream(groupId, id),
      )
    : [];
  const beside = await read(
    [...(isUser ? userCategories.map((one) => `${one}-${id}`) : []), ...enrolments].filter((one) => one !== stream),
  );
  const known = [...own, ...beside];
  const streams = new Set([stream, ...known.map((event) => event.stream)]);
  const first = await read([...new Set(known.flatMap(namedBy))].filter((one) => !streams.has(one)));
  for (const event of first) streams.add(event.stream);
  const second = await read([...new Set(first.flatMap(namedBy))].filter((one) => !streams.has(one)));

  const categories = new Set(projection.events.map((events) => events.category));
  const events = [...known, ...first, ...second]
    .filter((event) => categories.has(categoryOf(event.stream)))
    .sort((a, b) => a.position - b.position);
  return {
    stream,
    revision: last.revision,
    at: last.meta.at,
    events: own.length,
    state: wanted.read(foldInMemory(projection, events), id) ?? null,
  };
}
