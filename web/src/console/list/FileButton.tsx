import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { adminMessages } from '../admin-app.messages.ts';
import { useList } from './use-list.ts';
import { useMessages } from '../../lib/i18n/index.ts';

/** The whole list as it is filtered and sorted now, however long: the server writes the file while it is read. */
export function FileButton({ path, label }: { readonly path: string; readonly label?: string }) {
  const t = useMessages(adminMessages);
  const { sort, filterValues } = useList();
  const filters = Object.entries(filterValues).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const asked = new URLSearchParams([...filters, ['sortField', sort.field], ['sortOrder', sort.order]]);
  return (
    <Button size="small" variant="outlined" startIcon={<FileDownload />} href={`${path}?${asked}`}>
      {label ?? t('export')}
    </Button>
  );
}
