import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCommand } from '../../lib/data/index.ts';
import { listOf, useMessages } from '../../lib/i18n/index.ts';
import { notify, notifyError } from '../../lib/ui/index.ts';
import {
  AddRegisterStudentsDocument,
  type StaffRegisterFragment,
} from '../../generated/registers/admin/register-admin.ts';
import { registerAdminMessages } from './registers-admin.messages.ts';

/** Who was enrolled for this day after the register was opened, and how they come into it. */
export function JoinedNotice({ register: { id, status, joined } }: { readonly register: StaffRegisterFragment }) {
  const t = useMessages(registerAdminMessages);
  const { run, isBusy } = useCommand(AddRegisterStudentsDocument);
  const names = listOf(joined.map(({ name }) => name));
  const add = () =>
    run({ _id: id }).then(() => notify(t('joinedAdded', { names }), undefined, 'register-joined'), notifyError);
  return (
    <Alert severity="info" sx={{ m: '0 18px 12px', overflowWrap: 'anywhere' }}>
      {t('joinedSince', { names })}
      {status === 'closed' && ` ${t('joinedClosed')}`}
      <Box sx={{ mt: '9px' }}>
        <Button size="small" variant="outlined" disabled={isBusy} onClick={() => void add()}>
          {t('addJoined')}
        </Button>
      </Box>
    </Alert>
  );
}
