import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { dayOf, useMessages } from '../../lib/i18n/index.ts';
import { notify, notifyError } from '../../lib/ui/index.ts';
import { adminMessages } from '../admin-app.messages.ts';
import { csvOf, saveCsv } from './csv.ts';
import { listErrorText } from './list-error.ts';
import type { Row } from './list-shapes.ts';
import { useList } from './use-list.ts';

const perPage = 100;
const most = 5000;

export type CsvColumn<T> = { readonly label: string; readonly value: (row: T) => string | number | null };

/** Saves the whole list as it is filtered and sorted now, at most 5,000 rows. */
export function ExportButton<T extends Row>({
  name,
  columns,
}: {
  readonly name: string;
  readonly columns: readonly CsvColumn<T>[];
}) {
  const t = useMessages(adminMessages);
  const provider = useDataProvider();
  const { resource, sort, filterValues: filter } = useList();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    const rows: T[] = [];
    let isMore = true;
    for (let page = 1; isMore && rows.length < most; page += 1) {
      const { data } = await provider.getList<T>(resource, { pagination: { page, perPage }, sort, filter });
      rows.push(...data);
      isMore = data.length === perPage;
    }
    saveCsv(
      `${name}-${dayOf(new Date())}.csv`,
      csvOf([columns.map(({ label }) => label), ...rows.map((row) => columns.map(({ value }) => value(row)))]),
    );
    notify(isMore ? t('exportedSome', { count: rows.length }) : t('exported', { count: rows.length }));
  };
  const click = () => {
    setBusy(true);
    save()
      .catch((error: unknown) => notifyError(listErrorText(error)))
      .finally(() => setBusy(false));
  };
  return (
    <Button size="small" variant="outlined" startIcon={<FileDownload />} disabled={isBusy} onClick={click}>
      {t('export')}
    </Button>
  );
}
