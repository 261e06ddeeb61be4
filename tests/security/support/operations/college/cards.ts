import { billingCardPermissions } from '@paideia/events/cards/card.permissions.ts';
import { own, type Row } from '../../row.ts';

const cardId = 'e'.repeat(24);
export const queries: Readonly<Record<string, Row>> = {
  cards: { ...own, note: 'own' },
};
export const mutations: Readonly<Record<string, Row>> = {
  createCardSetup: { rule: billingCardPermissions.AddCard, about: 'self', note: 'the own one' },
  addCard: {
    rule: billingCardPermissions.AddCard,
    about: 'self',
    args: () => ({ cardId, setupReference: 'x' }),
    note: 'the own one',
  },
  removeCard: { rule: billingCardPermissions.RemoveCard, about: 'self', args: () => ({ cardId }), note: 'the own one' },
};
