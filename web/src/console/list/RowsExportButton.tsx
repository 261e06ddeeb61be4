import { csvFormOf, csvOf } from '@paideia/events/kernel/csv.ts';
import { saveFile } from '../../lib/data/index.ts';
import { currentLocale, dayOf, languageTag, number, useMessages } from '../../lib/i18n/index.ts';
import { notify, notifyError } from '../../lib/ui/index.ts';
import { adminMessages } from '../admin-app.messages.ts';
import { ExportProgressButton } from './ExportProgressButton.tsx';
import { useProgress } from './use-progress.ts';

const most = 5000;
/** The server gives no more at once. */
const perPage = 100;
/** The mark at the start of a file that tells sheet programs that it is Unicode. */
const unicode = '\uFEFF';

export type CsvColumn<T> = { readonly label: string; readonly value: (row: T) => string | number | null };
type Props<T> = {
  readonly name: string;
  readonly columns: readonly CsvColumn<T>[];
  readonly total: number | undefined;
  /** There are more than `total`, which stopped counting. */
  readonly more: boolean;
  readonly isPending?: boolean;
  /** A page of the rows, counted from 0. */
  readonly read: (page: number, perPage: number) => Promise<readonly T[]>;
};

/** Saves all the rows, at most 5,000; stopped before its end it saves what is there. */
export function RowsExportButton<T>({ name, columns, total, more, isPending = false, read }: Props<T>) {
  const t = useMessages(adminMessages);
  const { progress, run, stop, forget } = useProgress();
  const all = Math.min(total ?? most, most);
  const save = async () => {
    const rows: T[] = [];
    const { state } = await run(all, async (done) => {
      if (done % perPage > 0) return 0; // The page before was the last one.
      const page = await read(done / perPage, perPage);
      rows.push(...page);
      return page.length;
    });
    forget();
    const lines = [columns.map(({ label }) => label), ...rows.map((row) => columns.map(({ value }) => value(row)))];
    saveFile(
      `${name}-${dayOf(new Date())}.csv`,
      new Blob([unicode, csvOf(lines, csvFormOf(languageTag(currentLocale())))], { type: 'text/csv' }),
    );
    const words = { count: rows.length, done: number(rows.length), all: number(all) };
    if (state === 'stopped') notify(t('exportStopped', words));
    else notify(t(more || (total ?? 0) > most ? 'exportedSome' : 'exported', words));
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
