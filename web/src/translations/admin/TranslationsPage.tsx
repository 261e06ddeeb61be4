import { useQuery } from '@apollo/client';
import TranslateIcon from '@mui/icons-material/TranslateOutlined';
import Button from '@mui/material/Button';
import { useRefresh } from 'ra-core';
import { useState } from 'react';
import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { CsvButton } from '../../console/list/CsvButton.tsx';
import { MayChange, useMayChange } from '../../console/MayChange.tsx';
import { FileButton } from '../../console/list/FileButton.tsx';
import { FilterBar } from '../../console/list/FilterBar.tsx';
import { ListCard } from '../../console/list/ListCard.tsx';
import { RememberedFilter } from '../../console/RememberedFilter.tsx';
import { StaffList } from '../../console/list/StaffList.tsx';
import { useList } from '../../console/list/use-list.ts';
import { locales, useMessages } from '../../lib/i18n/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import { appState, remember } from '../../lib/session/index.ts';
import { TranslationCategoriesDocument } from '../../generated/translations/admin/translations-admin.ts';
import type { TranslationDetailFragment } from '../../generated/translations/translations.ts';
import { TextStatusChip } from '../TextStatusChip.tsx';
import { TranslateDialog } from '../TranslateDialog.tsx';
import { translationsMessages } from '../translations.messages.ts';
import { beginTranslating } from '../translations.parts.ts';
import { translation, translations } from '../translations.screens.ts';
import { useLanguageName } from '../use-language-name.ts';
import { ImportButton } from './ImportDialog.tsx';
import { NewMessage } from './MessageForms.tsx';
import { ReviewSelected } from './ReviewSelected.tsx';
import { StatusButton, TextButton, type Opened } from './TextButtons.tsx';
import { translationsAdminMessages } from './translations-admin.messages.ts';

const statuses = ['missing', 'machineMade', 'reviewed', 'original'] as const;

/** `/translations`: every text of screens and letters, in all languages or beside one of them. */
export function TranslationsPage() {
  const words = useMessages(translationsMessages);
  return (
    <StaffList resource="translations" sort={{ field: 'id', order: 'ASC' }}>
      <ConsolePage>
        <ConsoleHeader
          screen={translations}
          actions={
            <MayChange>
              <Button variant="outlined" startIcon={<TranslateIcon />} onClick={beginTranslating}>
                {words('start')}
              </Button>
              <ImportButton />
              <NewMessage />
            </MayChange>
          }
        />
        <Grid />
      </ConsolePage>
    </StaffList>
  );
}

function Grid() {
  const t = useMessages(translationsAdminMessages);
  const words = useMessages(translationsMessages);
  const nameOf = useLanguageName();
  const refresh = useRefresh();
  const { filterValues } = useList();
  const { data } = useQuery(TranslationCategoriesDocument);
  const [opened, setOpened] = useState<Opened>();
  const mayChange = useMayChange();
  const locale = filterValues['locale'];
  const languages = locales.map((value) => ({ value, label: nameOf(value) }));
  const textIn = ({ texts }: TranslationDetailFragment, wanted = locale) => texts.find((one) => one.locale === wanted);
  const reviewedIn = ({ texts }: TranslationDetailFragment) =>
    t('reviewedIn', { count: texts.filter(({ status }) => status === 'reviewed').length, all: texts.length });
  const columns = locale
    ? [
        {
          key: 'text',
          label: nameOf(locale),
          render: (row: TranslationDetailFragment) => (
            <TextButton row={row} text={textIn(row)} locale={locale} onOpen={mayChange && setOpened} />
          ),
        },
        {
          key: 'status',
          label: t('status'),
          render: (row: TranslationDetailFragment) => <TextStatusChip status={textIn(row)?.status ?? 'missing'} />,
        },
      ]
    : locales
        .filter((one) => one !== 'en')
        .map((one) => ({
          key: one,
          label: one.replace(/_.*/, ''),
          render: (row: TranslationDetailFragment) => (
            <StatusButton row={row} text={textIn(row, one)} locale={one} onOpen={mayChange && setOpened} />
          ),
        }));
  return (
    <>
      <RememberedFilter name="locale" kept={appState().writeLocale} keep={(writeLocale) => remember({ writeLocale })} />
      <FilterBar
        search={t('search')}
        filters={[
          {
            kind: 'choice',
            name: 'locale',
            isMain: true,
            choices: languages,
            label: t('language'),
            any: t('allLanguages'),
          },
          {
            kind: 'choice',
            name: 'status',
            isMain: true,
            label: t('status'),
            any: t('anyStatus'),
            choices: statuses.map((value) => ({ value, label: words(value) })),
          },
          {
            kind: 'choice',
            name: 'missingIn',
            choices: languages,
            label: t('missingIn'),
            any: t('anyLanguage'),
          },
          {
            kind: 'choice',
            name: 'category',
            label: t('category'),
            any: t('anyCategory'),
            choices: (data?.translationCategories ?? []).map((value) => ({ value, label: value })),
          },
        ]}
        actions={
          <>
            <CsvButton path="/exports/translations.csv" />
            {locale && <FileButton path="/exports/translations.po" label={t('exportPo')} />}
          </>
        }
      />
      <ListCard<TranslationDetailFragment>
        bar={locale && mayChange && <ReviewSelected locale={locale} />}
        first={{ label: words('english'), sort: 'original' }}
        lead={({ original, id }) => ({ name: original, below: <span translate="no">{id}</span> })}
        columns={[
          ...columns,
          { key: 'category', label: t('category'), sort: 'category', render: (row) => row.category },
        ]}
        card={(row) => ({
          chip: locale ? <TextStatusChip status={textIn(row)?.status ?? 'missing'} /> : reviewedIn(row),
          line: textIn(row)?.text ?? row.category,
        })}
        to={({ id }) => addressOf(translation, { id })}
        {...(locale && mayChange && { isSelectable: (row) => textIn(row)?.status === 'machineMade' })}
      />
      {opened && <TranslateDialog {...opened} onSaved={refresh} onClose={() => setOpened(undefined)} />}
    </>
  );
}
