import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { errorText, saveFile } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { notifyError } from '../../lib/ui/index.ts';
import { auditMessages } from './audit.messages.ts';

/** Saves a record with the names and codes under which it is kept, which no screen prints, as a file for programs. */
export function SaveRecorded({ name, read }: { readonly name: string; readonly read: () => Promise<unknown> }) {
  const t = useMessages(auditMessages);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveFile(`${name}.json`, new Blob([JSON.stringify(await read(), null, 2)], { type: 'application/json' }));
    } catch (error) {
      notifyError(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="small"
      variant="text"
      color="secondary"
      startIcon={<FileDownload />}
      disabled={isBusy}
      onClick={() => void save()}
      sx={{ alignSelf: 'start' }}
    >
      {t('saveRecorded')}
    </Button>
  );
}
