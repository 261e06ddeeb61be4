import { useApolloClient, type ApolloClient } from '@apollo/client';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { errorCode, useCommand } from '../../lib/data/index.ts';
import { kernelMessages, notify, notifyError } from '../../lib/ui/index.ts';
import { useUser } from '../../lib/session/index.ts';
import { actsMessages, editsMessages, Form, UnsavedChanges, useForm } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { formOf, freshForm, wishOf } from '../leave-form.ts';
import {
  AmendLeaveRequestDocument,
  LeaveRequestsDocument,
  SubmitLeaveRequestDocument,
  type LeaveRequestsQuery,
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
  /** It is told what stands where somebody else has changed the request meanwhile. */
  readonly onChanged: (request: OwnLeaveRequestFragment) => void;
  readonly onDone: () => void;
};

/** Asks for the list anew, and answers the request as it stands in it. */
async function askAgain(client: ApolloClient, id: string): Promise<OwnLeaveRequestFragment | undefined> {
  const answers = await client.refetchQueries({ include: refetch });
  const shown = answers.flatMap(({ data }) => (data as LeaveRequestsQuery).leaveRequests.items);
  return shown.find(({ _id }) => _id === id);
}

/** Asks for leave, or changes a request that still waits. A new one is kept as a draft on this device; a changed one warns when it is left. */
export function LeaveRequestForm({ place, amended, onTyped, onChanged, onDone }: Props) {
  const t = useMessages(leaveRequestsMessages);
  const kernel = useMessages(kernelMessages);
  const acts = useMessages(actsMessages);
  const edits = useMessages(editsMessages);
  const client = useApolloClient();
  const { _id: userId } = useUser();
  const draft = useForm({
    draft: amended ? undefined : `leave:${userId}:${place.groupId}`,
    start: amended ? formOf(amended) : freshForm,
    ...(amended && { revision: amended._revision }),
  });
  const submit = useCommand(SubmitLeaveRequestDocument, { refetch });
  const amend = useCommand(AmendLeaveRequestDocument);
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
  const close = (why: unknown) => {
    notifyError(why);
    finish();
  };
  const change = async ({ _id }: OwnLeaveRequestFragment, input: ReturnType<typeof wishOf>) => {
    try {
      await amend.run({ input, expectedRevision: draft.expectedRevision });
    } catch (error) {
      const code = errorCode(error);
      if (code === 'conflict') {
        const present = await askAgain(client, _id).catch((unasked: unknown) => {
          notifyError(unasked);
          throw unasked;
        });
        // What is typed stays, beside what stands now.
        if (present?.status === 'pending') onChanged(present);
        else close(t('overtaken'));
      } else if (code === 'notFound') {
        // It was withdrawn elsewhere: nobody can change it any more, and it leaves the list.
        await askAgain(client, _id).catch(() => undefined);
        close(error);
      } else notifyError(error);
      throw error;
    }
    await askAgain(client, _id).catch(() => undefined);
  };
  const send = () =>
    draft.attempt(async () => {
      const input = wishOf(form, place.groupId);
      if (amended) await change(amended, input);
      else
        await submit.run({ input }).catch((error: unknown) => {
          if (errorCode(error) === 'conflict') close(t('overtaken'));
          else notifyError(error);
          throw error;
        });
      notify(t(amended ? 'amended' : 'sent'));
      finish();
    });
  return (
    <Card sx={{ p: { xs: '15px', md: '24px' } }}>
      <Form onSubmit={send} foot={null} sx={{ gap: { xs: '15px', md: '18px' } }}>
        <Typography component="h2" variant="h3" ref={title} tabIndex={-1}>
          {t(amended ? 'amendTitle' : 'newTitle')}
        </Typography>
        {draft.isOvertaken && (
          <Alert severity="warning">
            {acts('overtaken')} {edits('keptTyped')}
          </Alert>
        )}
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
