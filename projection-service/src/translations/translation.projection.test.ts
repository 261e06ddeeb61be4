import { expect, test } from '@jest/globals';
import { specFor } from '../kernel/spec.ts';
import { translationProjection } from './translation.projection.ts';
import { translationMessages, translationOverrides } from './translation.view.ts';

const { given } = specFor(translationProjection);
const [messageId, by] = ['menu.home', 'a'.repeat(24)];
const at = '2026-11-20T09:00:00.000Z';
const meta = { actorId: by };
const said = (locale: string, text: string, isMachineMade = false) => ({
  type: 'MessageTranslated',
  data: { messageId, locale, text, isMachineMade },
  meta,
});
const reviewed = { type: 'TranslationReviewed', data: { messageId, locale: 'pl_PL', text: 'Start' }, meta };

test('the last text of each locale stands', () => {
  const memory = given(said('pl_PL', 'Dom'), said('de_DE', 'Heim'), said('pl_PL', 'Start', true));
  expect(memory.all(translationOverrides).map(({ _id, text }) => [_id, text])).toEqual([
    ['de_DE_menu.home', 'Heim'],
    ['pl_PL_menu.home', 'Start'],
  ]);
  memory.then(translationOverrides, 'pl_PL_menu.home', { locale: 'pl_PL', messageId });
  memory.then(translationMessages, messageId, {
    defined: null,
    texts: {
      pl_PL: { text: 'Start', isMachineMade: true, by, at },
      de_DE: { text: 'Heim', isMachineMade: false, by, at },
    },
  });
});
test('who reviewed which text is kept, also of a text that nobody has changed', () => {
  given(reviewed).then(translationMessages, messageId, { texts: {}, reviews: { pl_PL: { text: 'Start', by, at } } });
});
test('a text that was taken back is gone in its locale alone', () => {
  const removed = { type: 'TranslationRemoved', data: { messageId, locale: 'pl_PL' } };
  const memory = given(said('pl_PL', 'Dom'), said('de_DE', 'Heim'), removed);
  expect(memory.all(translationOverrides).map(({ _id }) => _id)).toEqual(['de_DE_menu.home']);
  expect(Object.keys(memory.all(translationMessages)[0]!.texts)).toEqual(['de_DE']);
});
test('a message of the college’s own goes with all its texts', () => {
  const words = { category: 'college', description: 'Above the entrance', defaultMessage: 'Home' };
  const defined = { type: 'MessageDefined', data: { messageId, ...words } };
  given(defined).then(translationMessages, messageId, { defined: words });
  const memory = given(defined, said('pl_PL', 'Dom'), { type: 'MessageRemoved', data: { messageId } });
  expect([memory.all(translationMessages), memory.all(translationOverrides)]).toEqual([[], []]);
});
