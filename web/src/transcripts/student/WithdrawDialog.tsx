import Typography from '@mui/material/Typography';
import {
  TranscriptIssuesDocument,
  WithdrawTranscriptIssueDocument,
} from '../../generated/transcripts/transcript-issues.ts';
import { useCommand } from '../../lib/data/index.ts';
import { ActDialog, ReasonField, useForm } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { transcriptIssuesMessages } from '../transcript-issues.messages.ts';

type Props = {
  readonly issueId: string;
  /** When it was. */
  readonly issued: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
};
const refetch = [TranscriptIssuesDocument];

/** Asks why an issued transcript is to count no longer. */
export function WithdrawDialog({ issueId, issued, onDone, onClose }: Props) {
  const t = useMessages(transcriptIssuesMessages);
  const { run } = useCommand(WithdrawTranscriptIssueDocument, { refetch });
  const form = useForm({ start: { reason: '' } });
  return (
    <ActDialog
      title={t('withdrawTitle', { date: issued })}
      confirm={t('withdraw')}
      isDestructive
      form={form}
      send={({ reason }) => run({ _id: issueId, reason })}
      done={t('withdrawDone')}
      onDone={onDone}
      onClose={onClose}
    >
      <Typography>{t('withdrawMeans')}</Typography>
      <ReasonField {...form.field('reason')} autoFocus />
    </ActDialog>
  );
}
