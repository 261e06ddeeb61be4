import PersonAdd from '@mui/icons-material/PersonAddAltOutlined';
import Upload from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../lib/i18n/index.ts';
import { userEditMessages } from './user-edit.messages.ts';
import { lazyPart } from '../../lib/ui/index.ts';
import { userImport } from '../../user-imports/user-imports.screens.ts';

const InviteDialog = lazyPart(async () => (await import('./InviteDialog.tsx')).InviteDialog, null);

/** People come in one by one, or with a file. */
export function InviteButton() {
  const t = useMessages(userEditMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button component={Link} to={userImport.path} variant="outlined" startIcon={<Upload />}>
        {t('importPeople')}
      </Button>
      <Button variant="contained" startIcon={<PersonAdd />} onClick={() => setOpen(true)}>
        {t('invite')}
      </Button>
      {isOpen && <InviteDialog onClose={() => setOpen(false)} />}
    </>
  );
}
