import { localeStream } from '@paideia/events/locales/locale.events.ts';
import { localeCommands } from '@paideia/events/locales/locale.commands.ts';
import { type Fact, Facts } from '../../console/Facts.tsx';
import { DeleteAct, EditAct, EditDialog } from '../../console/forms/index.ts';
import { ShowPage } from '../../console/ShowPage.tsx';
import { MayChange } from '../../console/MayChange.tsx';
import { useMessages } from '../../lib/i18n/index.ts';
import type { EachField } from '../../lib/ui/index.ts';
import type { AdminLocaleFragment } from '../../generated/locales/admin/locales-admin.ts';
import type { LocaleInput } from '../../generated/schema.ts';
import { locale as localeScreen, locales } from '../locales.screens.ts';
import { localeFields, localeRefusals } from './locale-fields.ts';
import { LocaleFormFields } from './LocaleFormFields.tsx';
import { localesAdminMessages } from './locales-admin.messages.ts';

const schema = localeCommands.UpdateLocale.omit({ localeId: true });

/** `/locales/{id}`: one language that people may choose. */
export function LocalePage() {
  const t = useMessages(localesAdminMessages);
  return (
    <ShowPage<AdminLocaleFragment>
      resource="locales"
      stream={localeStream}
      screen={localeScreen}
      title={({ label }) => label}
      subtitle={({ name }) => name}
      actions={(locale) => <LocaleActs locale={locale} />}
    >
      {({ name, label, value }) => (
        <Facts
          title={t('about')}
          facts={Object.values<Fact>({
            name: { label: t('name'), value: name },
            label: { label: t('label'), value: label },
            value: { label: t('value'), value },
          } satisfies EachField<LocaleInput, Fact, '_id'>)}
        />
      )}
    </ShowPage>
  );
}

function LocaleActs({ locale }: { readonly locale: AdminLocaleFragment }) {
  const t = useMessages(localesAdminMessages);
  const name = { language: locale.label };
  return (
    <>
      <MayChange>
        <EditAct>
          {(close) => (
            <EditDialog<AdminLocaleFragment, typeof schema>
              resource="locales"
              id={locale.id}
              title={t('editTitle', name)}
              schema={schema}
              fieldsOf={localeFields}
              fields={{ name: { label: t('name') }, label: { label: t('label') } }}
              refusals={localeRefusals}
              saved={(one) => t('saved', { language: String(one['label']) })}
              onClose={close}
            >
              <LocaleFormFields />
            </EditDialog>
          )}
        </EditAct>
      </MayChange>
      <DeleteAct
        resource="locales"
        record={locale}
        list={locales}
        title={t('removeTitle', name)}
        means={t('removeMeans')}
        done={t('removed', name)}
      />
    </>
  );
}
