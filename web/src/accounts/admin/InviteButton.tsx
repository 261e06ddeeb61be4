import PersonAdd from '@mui/icons-material/PersonAddAltOutlined';
import Upload from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { loadChunk } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { userEditMessages } from './user-edit.messages.ts';

const InviteDialog = lazy(() =>
  loadChunk(async () => ({ default: (await import('./InviteDialog.tsx')).InviteDialog })),
);

/** How people come in: one by one, or with a file. */
export function InviteButton() {
  const t = useMessages(userEditMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button component={Link} to="/users/import" variant="outlined" startIcon={<Upload />}>
        {t('importPeople')}
      </Button>
      <Button variant="contained" startIcon={<PersonAdd />} onClick={() => setOpen(true)}>
        {t('invite')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <InviteDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
