import { expect, test } from '@jest/globals';
import { alumniMessageExamples } from '@paideia/events/alumni-messages/alumni-message.examples.ts';
import { ada, ben, exampleId } from '@paideia/events/kernel/examples.ts';
import { alumniLetters } from './alumni-message.reactions.ts';

const silas = exampleId('u', 9);
const emails: Readonly<Record<string, string>> = {
  [ada]: 'ada@example.org',
  [ben]: 'ben@example.org',
  [silas]: 'silas@example.org',
};
const names: Readonly<Record<string, string>> = { [ada]: 'Ada', [ben]: 'Ben', [silas]: 'Silas' };
const occurred = (channel = 'WEB') =>
  ({ id: '00000000-0000-4000-8000-0000000000c1', at: '2026-11-20T09:00:00.000Z', channel }) as never;
/** Accounts and profiles by the person's id, which ends the name of the stream. */
const ask = (alumniAdminId: string, isAdminThere = true) =>
  ({
    state: (_: unknown, stream: string) => {
      const userId = stream.split('-')[1]!;
      return Promise.resolve({
        alumniAdminId,
        status: 'active',
        email: emails[userId],
        locale: 'en',
        fields: { firstName: names[userId], lastName: 'Byron' },
        preferences: [],
        wantsAlumniEmail: false,
        delivery: null,
      });
    },
    table: () => ({
      one: () => Promise.resolve({ status: isAdminThere ? 'active' : 'deactivated' }),
      find: () => Promise.resolve({ items: [] }),
    }),
  }) as never;
const message = { ...alumniMessageExamples.ContactFormerStudent, ordinal: 1, day: '2026-11-20' } as never;
const toDepartment = alumniMessageExamples.ContactAlumniDepartment as never;
const written = { sender: 'Ada Byron', senderEmail: 'ada@example.org' };

test('the recipient is told who wrote and answers the sender, and the department gets a copy', async () => {
  expect(await alumniLetters.on.AlumniMessageSent!(message, occurred(), ask(silas))).toMatchObject([
    {
      type: 'QueueEmail',
      data: {
        template: 'alumniMessage',
        userId: ben,
        to: 'ben@example.org',
        // The words go with the key of who wrote them.
        subjectId: ada,
        replyTo: 'ada@example.org',
        params: { ...written, text: 'Do you still serve in Wells?' },
      },
    },
    {
      data: {
        template: 'alumniMessageCopy',
        userId: silas,
        to: 'silas@example.org',
        replyTo: 'ada@example.org',
        params: { ...written, recipient: 'Ben Byron' },
      },
    },
  ]);
});
test('without somebody who answers for the alumni there is no copy, and nobody to tell', async () => {
  for (const nobody of [ask(''), ask(silas, false)]) {
    const letters = await alumniLetters.on.AlumniMessageSent!(message, occurred(), nobody);
    expect(letters.map(({ data }) => (data as { template: string }).template)).toEqual(['alumniMessage']);
    expect(await alumniLetters.on.AlumniDepartmentContacted!(toDepartment, occurred(), nobody)).toEqual([]);
  }
});
test('the department reads who wrote to it; the demo data writes to nobody', async () => {
  expect(await alumniLetters.on.AlumniDepartmentContacted!(toDepartment, occurred(), ask(silas))).toMatchObject([
    {
      data: {
        template: 'alumniDepartment',
        userId: silas,
        subjectId: ada,
        replyTo: 'ada@example.org',
        params: written,
      },
    },
  ]);
  expect(await alumniLetters.on.AlumniMessageSent!(message, occurred('SEED'), ask(silas))).toEqual([]);
});
