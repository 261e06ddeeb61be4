import { test } from '@jest/globals';
import { localeExamples } from '@paideia/events/locales/locale.examples.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { locale } from './locale.decider.ts';

const { given } = specFor(locale, { isTaken: false });
const add = { type: 'AddLocale', data: localeExamples.AddLocale } as const;
const added = { type: 'LocaleAdded', data: add.data } as const;

test('a locale is added once, under one id', () => {
  given().when(add).then(added);
  given(added).when(add, { isTaken: true }).thenNothing();
  given().when(add, { isTaken: true }).thenRejected('locale.exists');
  given(added)
    .when({ ...add, data: { ...add.data, value: 'de_DE' } })
    .thenRejected('locale.exists');
});
