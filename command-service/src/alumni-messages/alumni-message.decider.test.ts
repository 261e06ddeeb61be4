import { expect, test } from '@jest/globals';
import type { AlumniMessageQuotaEvent } from '@paideia/events/alumni-messages/alumni-message.events.ts';
import { alumniMessageExamples } from '@paideia/events/alumni-messages/alumni-message.examples.ts';
import { longestAlumniMessage } from '@paideia/events/alumni-messages/alumni-message.rules.ts';
import { ada, ben, exampleId } from '@paideia/events/kernel/examples.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { alumniMessageQuota } from './alumni-message.decider.ts';

const today = '2026-11-20';
const { given } = specFor(alumniMessageQuota, {
  isSenderAlumnus: true,
  isRecipientAlumnus: true,
  hasDepartment: true,
  today,
});
const message = (n: number) => ({ ...alumniMessageExamples.ContactFormerStudent, messageId: exampleId('w', n) });
const write = (n: number, more: object = {}) =>
  ({ type: 'ContactFormerStudent', data: { ...message(n), ...more } }) as const;
const sent = (n: number, day = today): AlumniMessageQuotaEvent => ({
  type: 'AlumniMessageSent',
  data: { ...message(n), ordinal: n, day },
});
const contact = { type: 'ContactAlumniDepartment', data: alumniMessageExamples.ContactAlumniDepartment } as const;
const contacted: AlumniMessageQuotaEvent = { type: 'AlumniDepartmentContacted', data: contact.data };

test.each([
  ['the first', [], 1],
  ['the second', [sent(1)], 2],
  ['the third, which is the last', [sent(1), sent(2)], 3],
  ['the first of another day', [sent(1, '2026-11-19'), sent(2, '2026-11-19'), sent(3, '2026-11-19')], 1],
  ['and the department does not count', [sent(1), sent(2), contacted], 3],
] as const)('%s', (_, before, ordinal) => {
  given(...before)
    .when(write(9))
    .then({ type: 'AlumniMessageSent', data: { ...message(9), ordinal, day: today } });
});
test('the fourth of a day is refused, until the day is over where the sender lives', () => {
  const full = given(sent(1), sent(2), sent(3));
  full.when(write(4)).thenRejected('alumniMessage.limitReached');
  full.when(write(4), { today: '2026-11-21' }).thenLike({ data: { ordinal: 1, day: '2026-11-21' } });
  // Sent once more, it is the same message.
  full.when(write(3)).thenNothing();
});
test('alumni write to alumni, and to a department that somebody answers for', () => {
  given().when(write(1), { isSenderAlumnus: false }).thenRejected('alumniProfile.notAlumnus');
  given().when(write(1), { isRecipientAlumnus: false }).thenRejected('alumniMessage.noFormerStudent');
  given(sent(1), sent(2), sent(3)).when(contact).then(contacted);
  given(contacted).when(contact).thenNothing();
  given().when(contact, { hasDepartment: false }).thenRejected('alumniMessage.noDepartment');
  given().when(contact, { isSenderAlumnus: false }).thenRejected('alumniProfile.notAlumnus');
});
test('a message has 1 to 4000 characters', () => {
  given()
    .when(write(1, { text: 'x'.repeat(longestAlumniMessage) }))
    .thenLike({ type: 'AlumniMessageSent' });
  expect(() => given().when(write(1, { text: ' ' }))).toThrow();
  expect(() => given().when(write(1, { text: 'x'.repeat(longestAlumniMessage + 1) }))).toThrow();
});
test('and is written by the sender alone, in person', () => {
  const who = { userId: ada, roles: ['user'], regionIds: [], regionRoles: [], attendanceAdminOf: [] };
  const { allows } = given();
  expect([
    allows('ContactFormerStudent', who, { ownerId: ada }),
    allows('ContactFormerStudent', { ...who, impersonatorId: ben }, { ownerId: ada }),
    allows('ContactFormerStudent', { ...who, roles: ['superadmin'] }, { ownerId: ben }),
    allows('ContactAlumniDepartment', { ...who, impersonatorId: ben }, { ownerId: ada }),
  ]).toEqual([true, false, false, false]);
});
