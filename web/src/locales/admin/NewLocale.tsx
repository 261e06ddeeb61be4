import { localeCommands } from '@paideia/events/locales/locale.commands.ts';
import { ChoiceField, NewRecord } from '../../console/forms/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { locales, useMessages } from '../../lib/i18n/index.ts';
import { useStart } from '../../lib/session/index.ts';
import { AllLocaleAdminsDocument } from '../../generated/locales/admin/locales-admin.ts';
import { locale } from '../locales.screens.ts';
import { localeRefusals } from './locale-fields.ts';
import { LocaleFormFields } from './LocaleFormFields.tsx';
import { localesAdminMessages } from './locales-admin.messages.ts';

const schema = localeCommands.AddLocale.omit({ localeId: true });

/** The button above the list, while there is a language that is not in it. */
export function NewLocale() {
  const t = useMessages(localesAdminMessages);
  const { config } = useStart();
  // What the page began with does not know what was added or removed since.
  const there = useRemote(AllLocaleAdminsDocument, { perPage: 100 }, (data) => data.allLocaleAdmins.items).data;
  const left = locales.filter((value) => !(there ?? config.locales).some((one) => one.value === value));
  const [first] = left;
  if (first === undefined) return null;
  return (
    <NewRecord
      resource="locales"
      title={t('new')}
      confirm={t('new')}
      schema={schema}
      fresh={{ name: '', value: first, label: '' }}
      refusals={localeRefusals}
      saved={({ label }) => t('saved', { language: String(label) })}
      screen={locale}
    >
      <ChoiceField
        isCompact
        source="value"
        label={t('value')}
        options={left.map((value) => ({ value, label: value }))}
      />
      <LocaleFormFields />
    </NewRecord>
  );
}
