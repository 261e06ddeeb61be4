import { test } from '@jest/globals';
import { localeExamples } from '@paideia/events/locales/locale.examples.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { locale } from './locale.decider.ts';

const { given } = specFor(locale, { isTaken: false, defaultLocale: 'en' });
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

test('it is renamed, and removed unless it is the default of the site', () => {
  const update = { type: 'UpdateLocale', data: localeExamples.UpdateLocale } as const;
  const remove = { type: 'RemoveLocale', data: localeExamples.RemoveLocale } as const;
  const updated = { type: 'LocaleUpdated', data: update.data } as const;
  given(added).when(update).then(updated);
  given(added, updated).when(update).thenNothing();
  given(added).when(remove, { defaultLocale: 'pl_PL' }).thenRejected('locale.isDefault');
  given(added).when(remove).then({ type: 'LocaleRemoved', data: remove.data });
  given(added, { type: 'LocaleRemoved', data: remove.data }).when(add).then(added);
});
