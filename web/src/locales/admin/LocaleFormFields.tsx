import { TextField } from '../../console/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { localesAdminMessages } from './locales-admin.messages.ts';

/** The names of a language, new or not. */
export function LocaleFormFields() {
  const t = useMessages(localesAdminMessages);
  return (
    <>
      <TextField source="name" label={t('name')} />
      <TextField source="label" label={t('label')} hint={t('labelHint')} />
    </>
  );
}
