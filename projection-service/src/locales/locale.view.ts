import { group } from '@paideia/documents/port.ts';

export type LocaleView = {
  readonly _id: string;
  readonly _revision: number;
  readonly name: string;
  readonly value: string;
  readonly label: string;
};
export const localesGroup = group('locales', 2);
export const locales = localesGroup.collection<LocaleView>('locales', {
  indexes: { byValue: ['value'], byName: ['name'] },
  search: ['name', 'label'],
});
