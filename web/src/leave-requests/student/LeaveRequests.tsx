import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useMessages } from '../../lib/i18n/index.ts';
import { ConfirmDialog, kernelMessages } from '../../lib/ui/index.ts';
import { useTakesLeave } from '../../lib/session/index.ts';
import { leaveRequestsMessages } from '../leave-requests.messages.ts';
import type { LeavePlace } from '../leave-place.ts';
import type { OwnLeaveRequestFragment } from '../../generated/leave-requests/leave-requests.ts';
import { LeaveRequestForm } from './LeaveRequestForm.tsx';
import { LeaveRequestList } from './LeaveRequestList.tsx';

/** The tab "Leave requests": the form left, the requests right; on phones one below the other. */
export function LeaveRequests({ place }: { readonly place: LeavePlace }) {
  const t = useMessages(leaveRequestsMessages);
  const kernel = useMessages(kernelMessages);
  const takesLeave = useTakesLeave();
  const [amended, setAmended] = useState<OwnLeaveRequestFragment>();
  // What is typed into one that is changed is kept nowhere.
  const [isTyped, setTyped] = useState(false);
  const [wanted, want] = useState<OwnLeaveRequestFragment>();
  const amend = (request: OwnLeaveRequestFragment) => {
    want(undefined);
    setAmended(request);
    scrollTo({ top: 0, behavior: 'smooth' });
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'minmax(0,1fr) 462px' },
        gap: { xs: '12px', md: '18px' },
        alignItems: 'start',
      }}
    >
      {takesLeave ? (
        <LeaveRequestForm
          key={amended?._id ?? 'new'}
          place={place}
          amended={amended}
          onTyped={setTyped}
          onChanged={setAmended}
          onDone={() => setAmended(undefined)}
        />
      ) : (
        <Alert severity="info" role="status">
          {t('notHere')}
        </Alert>
      )}
      <LeaveRequestList
        place={place}
        onAmend={(request) => (isTyped && request._id !== amended?._id ? want : amend)(request)}
        onWithdrawn={({ _id }) => setAmended((shown) => (shown?._id === _id ? undefined : shown))}
      />
      <ConfirmDialog
        open={wanted !== undefined}
        title={kernel('unsavedChanges')}
        confirm={kernel('leavePage')}
        cancel={kernel('stayHere')}
        onConfirm={() => wanted && amend(wanted)}
        onCancel={() => want(undefined)}
      />
    </Box>
  );
}
