import Button from '@mui/material/Button';
import { useState } from 'react';
import { BulkActDialog } from '../../console/list/BulkActDialog.tsx';
import { SelectionBar } from '../../console/list/SelectionBar.tsx';
import { useList } from '../../console/list/use-list.ts';
import { useCommand } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import {
  ReviewTranslationDocument,
  type TranslationDetailFragment,
} from '../../generated/translations/translations.ts';
import { translationsMessages } from '../translations.messages.ts';
import { useLanguageName } from '../use-language-name.ts';
import { translationsAdminMessages } from './translations-admin.messages.ts';

/** It lets a reader of the language review several texts at once. */
export function ReviewSelected({ locale }: { readonly locale: string }) {
  const t = useMessages(translationsAdminMessages);
  const words = useMessages(translationsMessages);
  const nameOf = useLanguageName();
  const { run } = useCommand(ReviewTranslationDocument);
  const { data, selectedIds, onUnselectItems } = useList<TranslationDetailFragment>();
  const [rows, setRows] = useState<readonly TranslationDetailFragment[]>();
  const textOf = ({ texts }: TranslationDetailFragment) => texts.find((one) => one.locale === locale)?.text ?? '';
  return (
    <>
      <SelectionBar>
        <Button
          size="small"
          variant="contained"
          onClick={() => setRows(data.filter(({ id }) => selectedIds.includes(id)))}
        >
          {words('review')}
        </Button>
      </SelectionBar>
      {rows && (
        <BulkActDialog
          title={words('review')}
          text={t('reviewMany', { language: nameOf(locale) })}
          confirm={words('review')}
          rows={rows}
          label={(row) => ({ name: textOf(row), below: row.original })}
          act={(row) => run({ id: row.id, locale, text: textOf(row) })}
          onClose={() => setRows(undefined)}
          onFinish={() => {
            setRows(undefined);
            onUnselectItems();
          }}
        />
      )}
    </>
  );
}
