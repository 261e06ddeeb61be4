import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  CreateMinistryDocument,
  MinistriesDocument,
  UpdateMinistryDocument,
  type MinistryFragment,
} from '../../generated/ministries/ministries.ts';
import { errorText, useCommand } from '../../lib/data/index.ts';
import { actsMessages, editsMessages, FocusFirst, Form, useForm } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { useUser } from '../../lib/session/index.ts';
import { kernelMessages, notify } from '../../lib/ui/index.ts';
import { ministriesMessages } from '../ministries.messages.ts';
import { formOfMinistry, freshMinistry, inputOfMinistry } from '../ministry-form.ts';
import { Approval } from './Approval.tsx';
import { MinistryFields } from './MinistryFields.tsx';

const refetch = [MinistriesDocument];
type Props = {
  /** Undefined for a new one. */
  readonly ministry?: MinistryFragment;
  readonly onDone: () => void;
  readonly onListed?: () => void;
};

/** Stands in a dialog: lists a ministry, or changes it. What is typed is kept on this device, so that closing the dialog loses nothing. */
export function MinistryEditor({ ministry, onDone, onListed }: Props) {
  const t = useMessages(ministriesMessages);
  const kernel = useMessages(kernelMessages);
  const acts = useMessages(actsMessages);
  const edits = useMessages(editsMessages);
  const { _id: userId, isAlumniAdmin } = useUser();
  const create = useCommand(CreateMinistryDocument, { refetch });
  const update = useCommand(UpdateMinistryDocument, { refetch });
  const form = useForm({
    start: ministry ? formOfMinistry(ministry) : freshMinistry,
    revision: ministry?._revision ?? 0,
    draft: `ministry:${userId}:${ministry?._id ?? 'new'}`,
  });
  const isOwn = ministry?.ownerId === userId;
  const finish = () => {
    form.clear();
    onDone();
  };
  const send = async () => {
    const input = inputOfMinistry(form.trimmed);
    const isDone = await form.attempt(() =>
      ministry ? update.run({ input, expectedRevision: form.expectedRevision }) : create.run({ input }),
    );
    if (!isDone) return;
    notify(t(ministry ? 'saved' : 'listed'));
    finish();
    onListed?.();
  };
  return (
    <>
      <Form
        name={ministry ? t('editTitle', { name: ministry.ministryName }) : t('newTitle')}
        isDisabled={form.isBusy || (ministry !== undefined && !form.isChanged)}
        onSubmit={send}
        beside={
          <Button variant="outlined" disabled={form.isBusy} onClick={finish}>
            {kernel('cancel')}
          </Button>
        }
      >
        <FocusFirst />
        {!ministry && <Box sx={{ color: 'var(--ink-2)' }}>{t('waits')}</Box>}
        {isOwn && ministry.approved && <Alert severity="info">{t('asksAgain')}</Alert>}
        {form.isOvertaken && (
          <Alert severity="warning">
            {acts('overtaken')} {edits('keptTyped')}
          </Alert>
        )}
        {form.error !== undefined && <Alert severity="error">{errorText(form.error)}</Alert>}
        <MinistryFields form={form} />
      </Form>
      {ministry && isAlumniAdmin && (
        <Approval ministry={ministry} isOwn={isOwn} isChanged={form.isChanged} onDone={onDone} />
      )}
    </>
  );
}
