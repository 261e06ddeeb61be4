import { test } from '@jest/globals';
import type { TranslationCommand } from '@paideia/events/translations/translation.commands.ts';
import { translationExamples } from '@paideia/events/translations/translation.examples.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { translationMessage } from './translation-message.decider.ts';

const { given } = specFor(translationMessage, {});
const translate = (
  text: string,
  original: string | null = 'Hello {name}, {count} new',
  messageId = 'greeting',
): TranslationCommand => ({
  type: 'TranslateMessage',
  data: { messageId, locale: 'de_DE', text, isMachineMade: false, original },
});
const data = { messageId: 'greeting', locale: 'de_DE', text: '{count} neu, {name}' } as const;
const translated = { type: 'MessageTranslated', data: { ...data, isMachineMade: false } } as const;
const review = { type: 'ReviewTranslation', data } as const;
const reviewed = { type: 'TranslationReviewed', data } as const;
const define = {
  type: 'DefineMessage',
  data: { ...translationExamples.DefineMessage, defaultMessage: 'Know the truth, {name}' },
} as const;
const defined = { type: 'MessageDefined', data: define.data } as const;

test('a translation keeps the placeholders, in any order', () => {
  given().when(translate('{count} neu, {name}')).then(translated);
  given(translated).when(translate('{count} neu, {name}')).thenNothing();
  given().when(translate('Hallo {name}')).thenRejected('translation.placeholder');
  given().when(translate('{count} neu, {name}, {link}')).thenRejected('translation.placeholder');
  given().when(translate('{count} neu, {Name}')).thenRejected('translation.placeholder');
  given()
    .when(translate('frei', 'free'))
    .thenLike({ data: { text: 'frei' } });
});
test.each(['attempt', 'allowedAttempts', 'scaledFrom', 'amount', 'remainingPayments', 'link', 'regionName'])(
  '{%s} must be in the translation where it is in English',
  (name) => {
    given()
      .when(translate('frei', `free {${name}}`))
      .thenRejected('translation.placeholder');
    given()
      .when(translate(`frei {${name}}`, 'free'))
      .thenRejected('translation.placeholder');
    given()
      .when(translate(`{${name}} frei`, `free {${name}}`))
      .thenLike({ type: 'MessageTranslated' });
  },
);
test('one of something may be said without the number', () => {
  given()
    .when(translate('ein Tag', '{count} day', 'days_one'))
    .thenLike({ data: { text: 'ein Tag' } });
  given()
    .when(translate('ein Tag', '{count} day', 'days'))
    .thenRejected('translation.placeholder');
});
test('a text that nobody knows is not translated, until the college defines it', () => {
  const mine = translate('Erkennt, {name}', null, define.data.messageId);
  given().when(mine).thenRejected('translation.unknown');
  given().when(define).then(defined);
  given(defined).when(define).thenNothing();
  given(defined).when(mine).thenLike({ type: 'MessageTranslated' });
  given(defined)
    .when(translate('Erkennt', null, define.data.messageId))
    .thenRejected('translation.placeholder');
});
test('a definition keeps the placeholders that its translations have', () => {
  const { messageId } = define.data;
  const kept = { ...translated, data: { ...translated.data, messageId, text: 'Erkennt, {name}' } } as const;
  given(defined, kept)
    .when({ ...define, data: { ...define.data, defaultMessage: 'Know the truth' } })
    .thenRejected('translation.placeholder');
  given(defined, kept)
    .when({ type: 'RemoveMessage', data: { messageId } })
    .then({ type: 'MessageRemoved', data: { messageId } });
  given(defined, kept, { type: 'MessageRemoved', data: { messageId } }).when(define).then(defined);
});
test('a machine’s text becomes a person’s when somebody saves it, and is reviewed as it stands', () => {
  const byMachine = { ...translated, data: { ...translated.data, isMachineMade: true } } as const;
  given(byMachine).when(translate(data.text)).then(translated);
  given(byMachine).when(review).then(reviewed);
  given(byMachine, reviewed).when(review).thenNothing();
  given().when(review).then(reviewed);
  given(translated)
    .when({ ...review, data: { ...data, text: '{name}' } })
    .thenRejected('translation.changed');
});
test('the text of the message files stands again after the one in its place was taken back', () => {
  const { messageId, locale } = data;
  const remove = { type: 'RemoveTranslation', data: { messageId, locale } } as const;
  const removed = { type: 'TranslationRemoved', data: { messageId, locale } } as const;
  given(translated).when(remove).then(removed);
  given(translated, removed).when(remove).thenNothing();
  given(translated, removed).when(translate(data.text)).then(translated);
});
