import { buffer } from 'node:stream/consumers';
import type { Query, Reader } from '@paideia/documents/port.ts';
import { fileKey, profilePicture } from '@paideia/events/files/file.rules.ts';
import { isId } from '@paideia/events/kernel/ids.ts';
import { absenceExplanations } from '@paideia/projection-service/absence-explanations/absence-explanation.view.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { addresses } from '@paideia/projection-service/addresses/address.view.ts';
import { alumniDirectory } from '@paideia/projection-service/alumni-profiles/alumni-directory.view.ts';
import { submissions } from '@paideia/projection-service/assignments/assignment.view.ts';
import { auditEvents, dataOf } from '@paideia/projection-service/audit/audit.view.ts';
import { examPapers, examResults, studentExams } from '@paideia/projection-service/exam-attempts/exam-attempt.view.ts';
import { files } from '@paideia/projection-service/files/file.view.ts';
import { groupMembers } from '@paideia/projection-service/groups/group.view.ts';
import { invoices } from '@paideia/projection-service/invoices/invoice.view.ts';
import { transactions } from '@paideia/projection-service/invoices/transaction.view.ts';
import { leaveRequests } from '@paideia/projection-service/leave-requests/leave-request.view.ts';
import { mails } from '@paideia/projection-service/mails/mail.view.ts';
import { notifications } from '@paideia/projection-service/notifications/notification.view.ts';
import { attendanceRecords } from '@paideia/projection-service/registers/attendance-record.view.ts';
import { transcriptNotes } from '@paideia/projection-service/transcripts/transcript-note.view.ts';
import { loggedEventOf } from '../audit/audit.shown.ts';
import { lastingAddressOf } from '../files/file.shown.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { eventEntries } from '../audit/log/event-entries.ts';
import { wordsAbout } from './my-data-words.ts';

export type Item = Readonly<Record<string, unknown>>;
export type Part = { readonly key: string; readonly items: (context: Context, userId: string) => AsyncIterable<Item> };

const perPage = 200;
/** All that a filter finds, page by page: nothing is gathered. */
async function* pages<V>(
  reader: Reader<V>,
  query: Omit<Query<V>, 'limit' | 'after' | 'offset'>,
): AsyncGenerator<readonly V[]> {
  let after: string | undefined;
  do {
    const page = await reader.find({ ...query, limit: perPage, after });
    yield page.items;
    after = page.next;
  } while (after !== undefined);
}
/** What the house needs to find things by, and how each value came to be, says nothing about the person. */
const inner = new Set([
  '_revision',
  'why',
  'studentNameKey',
  'examTitleKey',
  'titleKey',
  'nameKey',
  'touched',
  'sequence',
  'params',
]);
const shown = (doc: object, left: readonly string[] = []): Item =>
  Object.fromEntries(Object.entries(doc).filter(([name]) => !inner.has(name) && !left.includes(name)));
const own = <V extends object>(
  read: (context: Context) => Reader<V>,
  query: (userId: string) => Omit<Query<V>, 'limit' | 'after' | 'offset'>,
  left: readonly string[] = [],
) =>
  async function* (context: Context, userId: string): AsyncGenerator<Item> {
    for await (const page of pages(read(context), query(userId))) for (const one of page) yield shown(one, left);
  };
const some = (of: (context: Context, userId: string) => Promise<readonly object[]>) =>
  async function* (context: Context, userId: string): AsyncGenerator<Item> {
    for (const one of await of(context, userId)) yield shown(one);
  };
const picked = <V extends object>(doc: V | undefined, names: readonly (keyof V & string)[]): readonly object[] =>
  doc ? [Object.fromEntries(names.map((name) => [name, doc[name]]))] : [];
/** In the file itself: an address of it would soon be over. */
async function pictureOf({ files: { objects } }: Context, cloudinaryId: string | null | undefined) {
  const key = fileKey(cloudinaryId ?? '');
  const stored = cloudinaryId && isId(cloudinaryId) ? await objects.head(key) : undefined;
  if (!stored) return {};
  const bytes = await buffer(await objects.read(key, { first: 0, last: stored.size - 1 }));
  return { picture: `data:${profilePicture.type};base64,${bytes.toString('base64')}` };
}
const me = ({ read }: Context, userId: string) => read(users).one(userId);

/** Everything that is held on one person, in the order in which it is told. */
export const parts: readonly Part[] = [
  {
    key: 'account',
    items: some(async (context, userId) =>
      picked(await me(context, userId), [
        ...([
          '_id',
          'status',
          'email',
          'emailVerified',
          'roles',
          'regions',
          'regionRoles',
          'groups',
          'termsVersion',
          'isAlumni',
          'gradYear',
        ] as const),
        ...(['gradLocation', 'createdAt', 'invitedAt', 'activatedAt', 'updatedAt'] as const),
      ]),
    ),
  },
  {
    key: 'profile',
    items: some(async (context, userId) => {
      const user = await me(context, userId);
      const [profile] = picked(user, [
        'firstName',
        'lastName',
        'location',
        'phones',
        'emails',
        'url',
        'socialUserName',
        'homePage',
        'showVideo',
      ]);
      return profile ? [{ ...profile, ...(await pictureOf(context, user?.cloudinaryId)) }] : [];
    }),
  },
  {
    key: 'preferences',
    items: some(async (context, userId) =>
      picked(await me(context, userId), [
        'locale',
        'selectedGroup',
        'notificationPreferences',
        'notificationDelivery',
        'subscribeAlumniEmail',
      ]),
    ),
  },
  {
    key: 'addresses',
    items: own(
      ({ read }) => read(addresses),
      (itemId) => ({ where: { itemId } }),
    ),
  },
  { key: 'alumni', items: some(async ({ read }, userId) => [(await read(alumniDirectory).one(userId)) ?? []].flat()) },
  {
    key: 'enrolments',
    items: own(
      ({ read }) => read(groupMembers),
      (userId) => ({ where: { userId } }),
    ),
  },
  {
    key: 'attendance',
    items: own(
      ({ read }) => read(attendanceRecords),
      (userId) => ({ where: { userId } }),
    ),
  },
  {
    key: 'explanations',
    items: own(
      ({ read }) => read(absenceExplanations),
      (userId) => ({ where: { userId } }),
    ),
  },
  {
    key: 'leave',
    items: own(
      ({ read }) => read(leaveRequests),
      (userId) => ({ where: { userId } }),
    ),
  },
  {
    key: 'papers',
    items: own(
      ({ read }) => read(examPapers),
      (userId) => ({ where: { userId } }),
    ),
  },
  {
    key: 'extraAttempts',
    async *items(context, userId) {
      for await (const page of pages(context.read(studentExams), { where: { userId } }))
        for (const { examId, groupId, grants } of page)
          for (const grant of grants) yield shown({ examId, groupId, ...grant });
    },
  },
  // Which options were right is the exam's, and others have yet to sit it.
  {
    key: 'results',
    items: own(
      ({ read }) => read(examResults),
      (userId) => ({ where: { userId } }),
      ['answers'],
    ),
  },
  {
    key: 'submissions',
    items: own(
      ({ read }) => read(submissions),
      (userId) => ({ where: { userId } }),
    ),
  },
  {
    key: 'files',
    async *items(context, ownerId) {
      for await (const page of pages(context.read(files), { where: { ownerId } }))
        for (const file of page) {
          const { name, type, size, purpose, registeredAt, storedAt } = file;
          yield { name, type, size, purpose, registeredAt, storedAt, download: lastingAddressOf(context, file) };
        }
    },
  },
  {
    key: 'notes',
    // Also of groups that the person has left: the note stays, though no transcript shows it.
    async *items(context, userId) {
      for await (const page of pages(context.read(groupMembers), { where: { userId } }))
        for (const { groupId, notes } of await context
          .read(transcriptNotes)
          .many(page.map(({ groupId }) => `${userId}_${groupId}`)))
          for (const note of notes) yield shown({ groupId, ...note });
    },
  },
  {
    key: 'invoices',
    items: own(
      ({ read }) => read(invoices),
      (userId) => ({ where: { userId } }),
    ),
  },
  {
    key: 'transactions',
    items: own(
      ({ read }) => read(transactions),
      (userId) => ({ where: { userId } }),
    ),
  },
  {
    key: 'notifications',
    items: own(
      ({ read }) => read(notifications),
      (userId) => ({ where: { userId } }),
      ['link'],
    ),
  },
  {
    key: 'letters',
    items: own(
      ({ read }) => read(mails),
      // Notifications are a part of their own.
      (userId) => ({ where: { userId, channel: 'email' as const } }),
      ['channel', 'error', 'reason', 'nextTryAt', 'attempt'],
    ),
  },
  { key: 'sessions', items: some(({ account }) => account.sessions()) },
  {
    key: 'log',
    async *items(context, userId) {
      for await (const page of pages(context.read(auditEvents), {
        where: { subjectId: userId },
        sort: { field: 'at' },
      }))
        for (const [n, { at, actorName, sentence }] of (await eventEntries(context, page.map(loggedEventOf))).entries())
          yield { at, actorName, sentence, ...wordsAbout(userId, { type: page[n]!.type, data: dataOf(page[n]!) }) };
    },
  },
];
