import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  ApproveMinistryDocument,
  MinistriesDocument,
  UnapproveMinistryDocument,
  type MinistryFragment,
} from '../../generated/ministries/ministries.ts';
import { useCommand } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { notify, notifyError } from '../../lib/ui/index.ts';
import { ministriesMessages } from '../ministries.messages.ts';

const refetch = [MinistriesDocument];
type Props = {
  readonly ministry: MinistryFragment;
  readonly isOwn: boolean;
  /** Something is typed that is not saved yet, and would not be what is approved. */
  readonly isChanged: boolean;
  readonly onDone: () => void;
};

/** For alumni admins alone: all alumni see the listing once it is approved. Nobody approves the own one. */
export function Approval({ ministry: { _id, _revision, approved }, isOwn, isChanged, onDone }: Props) {
  const t = useMessages(ministriesMessages);
  const approve = useCommand(ApproveMinistryDocument, { refetch });
  const unapprove = useCommand(UnapproveMinistryDocument, { refetch });
  const decide = async () => {
    try {
      await (approved ? unapprove : approve).run({ _id, expectedRevision: _revision });
      notify(t(approved ? 'unapprovedNow' : 'approvedNow'));
      onDone();
    } catch (error) {
      notifyError(error);
    }
  };
  return (
    <Box component="section" sx={{ mt: '24px', p: '15px 18px', borderRadius: 'var(--r-s)', bgcolor: 'var(--tint-2)' }}>
      <Typography component="h3" variant="h4" sx={{ mb: '9px' }}>
        {t('adminOnly')}
      </Typography>
      {isOwn || isChanged ? (
        <Box sx={{ color: 'var(--ink-2)' }}>{t(isOwn ? 'ownApproval' : 'saveFirst')}</Box>
      ) : (
        <Button
          variant={approved ? 'outlined' : 'contained'}
          disabled={approve.isBusy || unapprove.isBusy}
          onClick={() => void decide()}
        >
          {t(approved ? 'unapprove' : 'approve')}
        </Button>
      )}
    </Box>
  );
}
