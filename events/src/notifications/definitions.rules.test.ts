import { expect, test } from '@jest/globals';
import { MailTemplate } from '../mails/mail.events.ts';
import { notificationDefinitions, wantsLetter, withPreference } from './definitions.rules.ts';

const declined = [{ notificationDefinitionId: 'examReminder', regionId: 'a', subscribed: false }];
test.each([
  [[], 'examReminder', 'a', true],
  [declined, 'examReminder', 'a', false],
  [declined, 'examReminder', 'b', true],
  [declined, 'examReminder', undefined, true],
  [declined, 'receipt', 'a', true],
  [withPreference(declined, { ...declined[0]!, subscribed: true }), 'examReminder', 'a', true],
  [[{ notificationDefinitionId: 'leaveUpdated', regionId: 'a', subscribed: false }], 'leaveUpdated', 'a', true],
  [[{ notificationDefinitionId: 'invoiceOverdue', regionId: 'a', subscribed: false }], 'invoiceOverdue', 'a', true],
  [[{ notificationDefinitionId: 'resetPassword', regionId: 'a', subscribed: false }], 'resetPassword', 'a', true],
] as const)('with %j a letter of %s in %s is wanted: %s', (preferences, kind, region, isWanted) => {
  expect(wantsLetter(preferences, kind, region)).toBe(isWanted);
});
test.each([
  [[], undefined, false],
  [[], true, true],
  [[{ notificationDefinitionId: 'newsPublished', regionId: 'a', subscribed: true }], undefined, true],
  [[{ notificationDefinitionId: 'newsPublished', regionId: 'a', subscribed: false }], true, false],
] as const)(
  'with %j, and %j for those who said nothing, a letter of news is wanted: %s',
  (preferences, usual, isWanted) => {
    expect(wantsLetter(preferences, 'newsPublished', 'a', usual)).toBe(isWanted);
  },
);
test('every definition that goes by e-mail has a letter', () => {
  const withLetter = notificationDefinitions.filter(({ email }) => email);
  expect(withLetter.length).toBeGreaterThan(5);
  expect(withLetter.filter(({ _id }) => !MailTemplate.safeParse(_id).success)).toEqual([]);
});
