import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import { downloadCSV, ExportButton as RaExportButton } from 'react-admin';
import { csvOf } from '@paideia/events/kernel/csv.ts';
import { dayOf, useMessages } from '../../lib/i18n/index.ts';
import { notify } from '../../lib/ui/index.ts';
import { adminMessages } from '../admin-app.messages.ts';
import type { Row } from './list-shapes.ts';

const most = 5000;
/** The mark at the start of a file that tells sheet programs that it is Unicode. */
const unicode = '\uFEFF';

export type CsvColumn<T> = { readonly label: string; readonly value: (row: T) => string | number | null };
type Props<T extends Row> = { readonly name: string; readonly columns: readonly CsvColumn<T>[] };

/** Saves the whole list as it is filtered and sorted now, at most 5,000 rows. */
export function ExportButton<T extends Row>({ name, columns }: Props<T>) {
  const t = useMessages(adminMessages);
  const save = (rows: readonly T[]) => {
    const lines = [columns.map(({ label }) => label), ...rows.map((row) => columns.map(({ value }) => value(row)))];
    downloadCSV(unicode + csvOf(lines), `${name}-${dayOf(new Date())}`);
    notify(t(rows.length === most ? 'exportedSome' : 'exported', { count: rows.length }));
  };
  return <RaExportButton size="small" variant="outlined" icon={<FileDownload />} maxResults={most} exporter={save} />;
}
