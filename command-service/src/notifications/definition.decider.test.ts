import { expect, test } from '@jest/globals';
import { ada } from '@paideia/events/kernel/examples.ts';
import type { NotificationDefinitionEvent } from '@paideia/events/notifications/definition.events.ts';
import { notificationDefinitionExamples } from '@paideia/events/notifications/definition.examples.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { notificationDefinition } from './definition.decider.ts';

const { given } = specFor(notificationDefinition, {});
const { DefineNotification: data } = notificationDefinitionExamples;
const define = (more: Partial<NotificationDefinitionEvent['data']> = {}) =>
  ({ type: 'DefineNotification', data: { ...data, ...more } }) as const;
const defined: NotificationDefinitionEvent = { type: 'NotificationDefined', data };

test('an admin sets over which channels a kind goes', () => {
  given()
    .when(define({ email: true }))
    .thenNothing();
  given().when(define()).then(defined);
  given(defined).when(define()).thenNothing();
  given(defined)
    .when(define({ email: true }))
    .thenLike({ type: 'NotificationDefined', data: { email: true } });
  const who = { userId: ada, roles: ['manager'], regionIds: [], regionRoles: [], attendanceAdminOf: [] };
  expect(given().allows('DefineNotification', who, {})).toBe(false);
  expect(given().allows('DefineNotification', { ...who, roles: ['admin'] }, {})).toBe(true);
});
test('but none that it does not have, and nothing of what everybody gets', () => {
  given()
    .when(define({ key: 'leaveUpdated' }))
    .thenRejected('notificationDefinition.mandatory');
  given()
    .when(define({ key: 'welcome', email: true }))
    .thenRejected('notificationDefinition.noSuchChannel');
  given()
    .when(define({ key: 'alumniNews', inApp: true, email: true }))
    .thenRejected('notificationDefinition.noSuchChannel');
});
