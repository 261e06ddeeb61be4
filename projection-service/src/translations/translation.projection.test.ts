import { expect, test } from '@jest/globals';
import { specFor } from '../kernel/spec.ts';
import { translationProjection } from './translation.projection.ts';
import { translationOverrides } from './translation.view.ts';

const { given } = specFor(translationProjection);
const said = (locale: string, text: string) => ({
  type: 'MessageTranslated',
  data: { messageId: 'menu.home', locale, text },
  meta: { actorId: 'a'.repeat(24) },
});

test('the last text of each locale stands', () => {
  const memory = given(said('pl_PL', 'Dom'), said('de_DE', 'Heim'), said('pl_PL', 'Start'));
  expect(memory.all(translationOverrides).map(({ _id, text }) => [_id, text])).toEqual([
    ['de_DE_menu.home', 'Heim'],
    ['pl_PL_menu.home', 'Start'],
  ]);
  memory.then(translationOverrides, 'pl_PL_menu.home', {
    locale: 'pl_PL',
    messageId: 'menu.home',
    changedBy: 'a'.repeat(24),
    changedAt: '2026-11-20T09:00:00.000Z',
  });
});
