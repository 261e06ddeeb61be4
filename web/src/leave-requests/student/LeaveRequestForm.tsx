import { useApolloClient } from '@apollo/client';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { errorCode, useCommand } from '../../lib/data/index.ts';
import { kernelMessages, notify, notifyError } from '../../lib/ui/index.ts';
import { useUser } from '../../lib/session/index.ts';
import { Form, UnsavedChanges, useForm } from '../../lib/forms/index.ts';
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
  /** It is told whether something is typed that would be lost with the form. */
  readonly onTyped: (isTyped: boolean) => void;
  readonly onDone: () => void;
};

/** Asks for leave, or changes a request that still waits. A new one is kept as a draft on this device; a changed one warns when it is left. */
export function LeaveRequestForm({ place, amended, onTyped, onDone }: Props) {
  const t = useMessages(leaveRequestsMessages);
  const kernel = useMessages(kernelMessages);
  const client = useApolloClient();
  const { _id: userId } = useUser();
  const draft = useForm({
    draft: amended ? undefined : `leave:${userId}:${place.groupId}`,
    start: () => (amended ? formOf(amended) : freshForm()),
  });
  const submit = useCommand(SubmitLeaveRequestDocument, { refetch });
  const amend = useCommand(AmendLeaveRequestDocument, { refetch });
  const { value: form, isBusy } = draft;

  const isUnsaved = draft.isUnsaved && !isBusy;
  useEffect(() => {
    onTyped(isUnsaved);
    return () => onTyped(false);
  }, [isUnsaved, onTyped]);

  const title = useRef<HTMLHeadingElement>(null);
  const isAmending = amended !== undefined;
  // What was pressed for it stands below, or far away on a phone.
  useEffect(() => {
    if (isAmending) title.current?.focus({ preventScroll: true });
  }, [isAmending]);

  const finish = () => {
    draft.clear();
    onDone();
  };
  const send = () =>
    draft.attempt(async () => {
      const input = wishOf(form, place.groupId);
      try {
        if (amended) await amend.run({ input, expectedRevision: amended._revision });
        else await submit.run({ input });
      } catch (error) {
        const isOvertaken = errorCode(error) === 'conflict';
        notifyError(isOvertaken ? t('overtaken') : error);
        // It was withdrawn elsewhere: nobody can change it any more, and it leaves the list.
        const isGone = isAmending && errorCode(error) === 'notFound';
        if (isGone) await client.refetchQueries({ include: refetch }).catch(() => undefined);
        if (isOvertaken || isGone) finish();
        throw error;
      }
      notify(t(amended ? 'amended' : 'sent'));
      finish();
    });
  return (
    <Card sx={{ p: { xs: '15px', md: '24px' } }}>
      <Form onSubmit={send} foot={null} sx={{ gap: { xs: '15px', md: '18px' } }}>
        <Typography component="h2" variant="h3" ref={title} tabIndex={-1}>
          {t(amended ? 'amendTitle' : 'newTitle')}
        </Typography>
        <LeaveFields form={draft} periodKeys={place.periodKeys} />
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
      </Form>
      <UnsavedChanges isChanged={isUnsaved} />
    </Card>
  );
}
