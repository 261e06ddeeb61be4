import { useDataProvider } from 'ra-core';
import { csvOf } from '@paideia/events/kernel/csv.ts';
import { saveFile } from '../../lib/data/index.ts';
import { dayOf, number, useMessages } from '../../lib/i18n/index.ts';
import { notify, notifyError } from '../../lib/ui/index.ts';
import { adminMessages } from '../admin-app.messages.ts';
import { ExportProgressButton } from './ExportProgressButton.tsx';
import type { Row } from './list-shapes.ts';
import { useList } from './use-list.ts';
import { useProgress } from './use-progress.ts';

const most = 5000;
/** As many as the server gives at once. */
const perPage = 100;
/** The mark at the start of a file that tells sheet programs that it is Unicode. */
const unicode = '\uFEFF';

export type CsvColumn<T> = { readonly label: string; readonly value: (row: T) => string | number | null };
type Props<T extends Row> = { readonly name: string; readonly columns: readonly CsvColumn<T>[] };

/** Saves the whole list as it is filtered and sorted now, at most 5,000 rows; stopped before its end it saves what is there. */
export function ExportButton<T extends Row>({ name, columns }: Props<T>) {
  const t = useMessages(adminMessages);
  const provider = useDataProvider();
  const { resource, sort, filter, filterValues, total, stopped, isPending } = useList<T>();
  const { progress, run, stop, forget } = useProgress();
  const all = Math.min(total ?? stopped.total ?? most, most);
  const save = async () => {
    const rows: T[] = [];
    const { state } = await run(all, async (done) => {
      if (done % perPage > 0) return 0; // The page before was the last one.
      const page = await provider.getList<T & { id: string }>(resource, {
        filter: { ...(filter as object | undefined), ...filterValues },
        sort,
        pagination: { page: done / perPage + 1, perPage },
      });
      rows.push(...page.data);
      return page.data.length;
    });
    forget();
    const lines = [columns.map(({ label }) => label), ...rows.map((row) => columns.map(({ value }) => value(row)))];
    saveFile(`${name}-${dayOf(new Date())}.csv`, new Blob([unicode, csvOf(lines)], { type: 'text/csv' }));
    const words = { count: rows.length, done: number(rows.length), all: number(all) };
    if (state === 'stopped') notify(t('exportStopped', words));
    else notify(t(stopped.more || (total ?? 0) > most ? 'exportedSome' : 'exported', words));
  };
  const begin = () =>
    void save().catch((error: unknown) => {
      forget();
      notifyError(error);
    });
  return (
    <ExportProgressButton
      isDisabled={isPending}
      progress={progress}
      few={perPage}
      all={all}
      onBegin={begin}
      onStop={stop}
    />
  );
}
