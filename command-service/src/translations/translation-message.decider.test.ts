import { expect, test } from '@jest/globals';
import type { TranslationCommand } from '@paideia/events/translations/translation.commands.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { misplaced, placeholdersOf } from './placeholders.ts';
import { translationMessage } from './translation-message.decider.ts';

const { given } = specFor(translationMessage, {});
const translate = (text: string, original: string | null = 'Hello {name}, {count} new'): TranslationCommand => ({
  type: 'TranslateMessage',
  data: { messageId: 'greeting', locale: 'de_DE', text, original },
});
const translated = {
  type: 'MessageTranslated',
  data: { messageId: 'greeting', locale: 'de_DE', text: '{count} neu, {name}' },
} as const;

test('a translation keeps the placeholders, in any order', () => {
  given().when(translate('{count} neu, {name}')).then(translated);
  given(translated).when(translate('{count} neu, {name}')).thenNothing();
  given().when(translate('Hallo {name}')).thenRejected('translation.placeholder');
  given().when(translate('{count} neu, {name}, {link}')).thenRejected('translation.placeholder');
  given().when(translate('{count} neu, {Name}')).thenRejected('translation.placeholder');
  given()
    .when(translate('frei', null))
    .thenLike({ data: { text: 'frei' } });
});
test('placeholders are the names in braces', () => {
  expect(placeholdersOf('{b} and {a}, {b} again, {not one}, { c }')).toEqual(['a', 'b', 'c']);
  expect(misplaced('{a}', '{a} {a}')).toBeUndefined();
  expect(misplaced('{a}', '')).toBe('a');
  expect(misplaced('', '{a}')).toBe('a');
});
