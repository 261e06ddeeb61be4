import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { SyntheticEvent } from 'react';
import { isTooLong } from '@paideia/events/leave-requests/leave-request.rules.ts';
import { errorCode, useCommand } from '../../lib/data/index.ts';
import { kernelMessages, notify, notifyError } from '../../lib/ui/index.ts';
import { useUser } from '../../lib/session/index.ts';
import { UnsavedChanges, useForm } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { formOf, freshForm, wishOf } from '../leave-form.ts';
import {
  AmendLeaveRequestDocument,
  LeaveRequestsDocument,
  SubmitLeaveRequestDocument,
  type OwnLeaveRequestFragment,
} from '../../generated/leave-requests/leave-requests.ts';
import { leaveRequestsMessages } from '../leave-requests.messages.ts';
import type { LeavePlace } from '../leave-place.ts';
import { Effects } from './Effects.tsx';
import { LeaveFields } from './LeaveFields.tsx';

const refetch = [LeaveRequestsDocument];
type Props = {
  readonly place: LeavePlace;
  readonly amended?: OwnLeaveRequestFragment | undefined;
  readonly onDone: () => void;
};

/** Asks for leave, or changes a request that still waits. A new one is kept as a draft on this device; a changed one warns when it is left. */
export function LeaveRequestForm({ place, amended, onDone }: Props) {
  const t = useMessages(leaveRequestsMessages);
  const kernel = useMessages(kernelMessages);
  const { _id: userId } = useUser();
  const draft = useForm({
    draft: amended ? undefined : `leave:${userId}:${place.groupId}`,
    start: () => (amended ? formOf(amended) : freshForm()),
  });
  const submit = useCommand(SubmitLeaveRequestDocument, { refetch });
  const amend = useCommand(AmendLeaveRequestDocument, { refetch });
  const form = draft.value;
  const isBusy = submit.isBusy || amend.isBusy;

  const finish = () => {
    draft.clear();
    onDone();
  };
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (form.attendanceType === 'absence' && isTooLong(form.fromDate, form.toDate)) return;
    const input = wishOf(form, place.groupId);
    try {
      if (amended) await amend.run({ input, expectedRevision: amended._revision });
      else await submit.run({ input });
      notify(t(amended ? 'amended' : 'sent'));
      finish();
    } catch (error) {
      notifyError(errorCode(error) === 'conflict' ? t('overtaken') : error);
      if (errorCode(error) === 'conflict') finish();
    }
  };
  return (
    <Card
      component="form"
      id="form1"
      onSubmit={(event) => void send(event)}
      sx={{ p: { xs: '15px', md: '24px' }, display: 'flex', flexDirection: 'column', gap: { xs: '15px', md: '18px' } }}
    >
      <Typography component="h2" variant="h3">
        {t(amended ? 'amendTitle' : 'newTitle')}
      </Typography>
      <LeaveFields form={form} set={draft.set} periodKeys={place.periodKeys} />
      <Effects form={form} groupId={place.groupId} lateLimit={place.lateLimit} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'center' }}>
        <Button type="submit" variant="contained" disabled={isBusy} sx={{ flex: { xs: 1, md: 'none' } }}>
          {amended ? kernel('save') : t('send')}
        </Button>
        {(amended ?? draft.isKept) && (
          <Button variant="outlined" disabled={isBusy} onClick={finish} sx={{ flex: { xs: 1, md: 'none' } }}>
            {kernel('cancel')}
          </Button>
        )}
        {draft.isKept && (
          <Box
            component="span"
            sx={{
              ml: 'auto',
              display: { xs: 'none', md: 'flex' },
              gap: '6px',
              alignItems: 'center',
              fontSize: 13,
              color: 'var(--ink-3)',
              '& svg': { fontSize: 18 },
            }}
          >
            <CheckCircle aria-hidden="true" />
            {t('draftKept')}
          </Box>
        )}
      </Box>
      <UnsavedChanges isChanged={draft.isUnsaved && !isBusy} />
    </Card>
  );
}
