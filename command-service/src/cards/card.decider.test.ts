import { describe, expect, test } from '@jest/globals';
import type { BillingCardEvent } from '@paideia/events/cards/card.events.ts';
import { isExpired, mostCards } from '@paideia/events/cards/card.rules.ts';
import type { Actor } from '@paideia/events/kernel/permission.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { id } from '../kernel/testing/world.ts';
import { billingCard } from './card.decider.ts';

const { given } = specFor(billingCard, { isInUse: false });
const userId = id(1);
const card = (n: number) => ({ userId, cardId: id(n), brand: 'visa' as const, endingDigits: '4242', expiry: '11/26' });
const added = (n: number): BillingCardEvent => ({ type: 'CardAdded', data: card(n) });
const add = (n: number, more: object = {}) => ({ type: 'AddCard', data: { ...card(n), ...more } }) as const;

describe('saved cards', () => {
  test('are saved once each, to the end of the month in which they expire', () => {
    given().when(add(2)).then(added(2));
    given(added(2)).when(add(2)).thenNothing();
    given(added(2))
      .when(add(2, { endingDigits: '4444' }))
      .thenRejected('card.exists');
    given().when(add(2), { now: '2026-12-01T11:59:59.999Z' }).then(added(2));
    given().when(add(2), { now: '2026-12-01T12:00:00.000Z' }).thenRejected('card.expired');
  });
  test('are no more than a person needs', () => {
    const many = Array.from({ length: mostCards }, (_, n) => added(n + 10));
    given(...many)
      .when(add(2))
      .thenRejected('card.tooMany');
    given(...many, { type: 'CardRemoved', data: { userId, cardId: id(10) } })
      .when(add(2))
      .then(added(2));
  });
  test('are removed once', () => {
    const remove = { type: 'RemoveCard', data: { userId, cardId: id(2) } } as const;
    given(added(2))
      .when(remove)
      .then({ type: 'CardRemoved', data: { userId, cardId: id(2) } });
    given().when(remove).thenNothing();
    given(added(2)).when(remove, { isInUse: true }).thenRejected('card.inUse');
  });
  test('are the person’s own affair, and nobody’s who acts as that person', () => {
    const actor: Actor = { userId, roles: ['user'], regionIds: [], regionRoles: [], attendanceAdminOf: [] };
    const { allows } = given();
    for (const type of ['AddCard', 'RemoveCard'] as const) {
      expect(allows(type, actor, { ownerId: userId })).toBe(true);
      expect(allows(type, { ...actor, impersonatorId: id(9) }, { ownerId: userId })).toBe(false);
      expect(allows(type, { ...actor, userId: id(9), roles: ['superadmin'] }, { ownerId: userId })).toBe(false);
    }
  });
});
test.each([
  ['11/26', '2026-11-30', false],
  ['11/26', '2026-12-01', true],
  ['12/25', '2026-01-01', true],
  ['01/27', '2026-12-31', false],
])('a card of %s has expired on %s: %s', (expiry, date, expected) => expect(isExpired(expiry, date)).toBe(expected));
