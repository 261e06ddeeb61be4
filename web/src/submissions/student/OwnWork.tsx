import Delete from '@mui/icons-material/DeleteOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { longestNote } from '@paideia/events/submissions/submission.rules.ts';
import { SendFiles, type SentFile } from '../../files/send-files.parts.tsx';
import {
  AddSubmissionFileDocument,
  RemoveSubmissionFileDocument,
  SubmitAssignmentDocument,
  type AssignmentTaskFragment,
  type OwnFileFragment,
  type OwnSubmissionFragment,
} from '../../generated/submissions/student/own-submission.ts';
import { errorText, useCommand } from '../../lib/data/index.ts';
import { filesMessages } from '../../lib/files/index.ts';
import { Form, LabelledText, useForm } from '../../lib/forms/index.ts';
import { dateTime, useMessages } from '../../lib/i18n/index.ts';
import { useUser } from '../../lib/session/index.ts';
import {
  FactList,
  Hint,
  kernelMessages,
  notifyError,
  notify,
  QuotedText,
  SectionCard,
  ToneChip,
} from '../../lib/ui/index.ts';
import { ownSubmissionMessages } from './own-submission.messages.ts';
import { WorkFiles } from './WorkFiles.tsx';

type Props = {
  readonly task: AssignmentTaskFragment;
  readonly work: OwnSubmissionFragment;
  /** Asks what stands: a deadline may have passed, or a grade have come. */
  readonly again: () => Promise<unknown>;
};

/** The files and the note that are handed in: until the deadline they may change, afterwards they can be read. */
export function OwnWork({ task, work, again }: Props) {
  const t = useMessages(ownSubmissionMessages);
  const kernel = useMessages(kernelMessages);
  const { isOpen, files, note, submittedAt, late } = work;
  return (
    <SectionCard title={t('work')}>
      <Box sx={{ p: '0 18px 12px', display: 'grid', gap: '9px', fontSize: 14, color: 'var(--ink-2)' }}>
        {submittedAt !== null && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px 12px', alignItems: 'center', color: 'var(--ink)' }}>
            <FactList facts={[[kernel('statusSubmitted'), dateTime(submittedAt, task.timeZone)]]} />
            {late && (
              <ToneChip tone="warning" icon={Schedule}>
                {kernel('statusLate')}
              </ToneChip>
            )}
          </Box>
        )}
        {!isOpen && <span>{t('closed')}</span>}
        {!isOpen && note && <QuotedText>{note}</QuotedText>}
      </Box>
      {isOpen ? <OpenWork task={task} work={work} again={again} /> : <WorkFiles files={files} />}
    </SectionCard>
  );
}

function OpenWork({ task, work, again }: Props) {
  const t = useMessages(ownSubmissionMessages);
  const ofFiles = useMessages(filesMessages);
  const user = useUser();
  const add = useCommand(AddSubmissionFileDocument);
  const take = useCommand(RemoveSubmissionFileDocument);
  const submit = useCommand(SubmitAssignmentDocument);
  const { _id: assignmentId, title, acceptTypes, maxFiles } = task;
  const form = useForm({
    start: { note: work.note ?? '' },
    draft: `submission:${user._id}:${assignmentId}`,
    again,
  });
  const room = maxFiles - work.files.length;
  const tell = (name: string, error: unknown) => {
    notifyError(`${name}: ${errorText(error)}`);
    return again().catch(() => undefined);
  };
  const added = async (sent: readonly SentFile[]) => {
    for (const { fileId, name } of sent)
      await add.run({ assignmentId, fileId }).catch((error: unknown) => tell(name, error));
  };
  const remove = ({ fileId, name }: OwnFileFragment) =>
    take.run({ assignmentId, fileId }).catch((error: unknown) => tell(name, error));
  const send = async () => {
    const isSent = await form.attempt(() => submit.run({ assignmentId, note: form.trimmed.note || null }));
    if (!isSent) return;
    form.clear();
    notify(t('done', { title }));
  };
  return (
    <>
      <WorkFiles
        files={work.files}
        actOf={(file) => (
          <Hint title={ofFiles('remove', { name: file.name })}>
            <IconButton
              size="small"
              aria-label={ofFiles('remove', { name: file.name })}
              aria-disabled={take.isBusy}
              onClick={take.isBusy ? undefined : () => void remove(file)}
            >
              <Delete fontSize="small" />
            </IconButton>
          </Hint>
        )}
      />
      <Box sx={{ p: '12px 18px 18px', display: 'grid', gap: '15px', borderTop: '1px solid var(--line)' }}>
        {room > 0 && (
          <SendFiles
            purpose="submission"
            types={acceptTypes}
            mostFiles={room}
            isMultiple
            isEach
            label={ofFiles('choose')}
            onSent={added}
          />
        )}
        <Form
          name={t('work')}
          label={t(work.submittedAt === null ? 'submit' : 'submitAgain')}
          // What waits for a grade may be handed in again, but nothing asks for it.
          isQuiet={work.status === 'submitted'}
          isDisabled={form.isBusy}
          onSubmit={send}
        >
          {form.error !== undefined && <Alert severity="error">{errorText(form.error)}</Alert>}
          <LabelledText label={t('note')} isOptional rows={4} maxLength={longestNote} {...form.field('note')} />
        </Form>
      </Box>
    </>
  );
}
