import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useList } from './use-list.ts';

/** Where the server writes the whole list as it is filtered and sorted now, however long, while it is read. */
export function useFileAddress(path: string): string {
  const { sort, filterValues } = useList();
  const filters = Object.entries(filterValues).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `${path}?${new URLSearchParams([...filters, ['sortField', sort.field], ['sortOrder', sort.order]])}`;
}

export const FileButton = ({ path, label }: { readonly path: string; readonly label: string }) => (
  <Button size="small" variant="outlined" startIcon={<FileDownload />} href={useFileAddress(path)}>
    {label}
  </Button>
);
