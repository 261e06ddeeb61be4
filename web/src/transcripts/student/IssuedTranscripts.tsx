import Block from '@mui/icons-material/BlockOutlined';
import Check from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { transcriptIssuePermissions } from '@paideia/events/transcripts/transcript-issue.permissions.ts';
import {
  TranscriptIssuesDocument,
  type TranscriptIssueItemFragment,
} from '../../generated/transcripts/transcript-issues.ts';
import type { OwnTranscriptFragment } from '../../generated/transcripts/transcripts.ts';
import { useRemote } from '../../lib/data/index.ts';
import { useMessages, wallText, wallTime } from '../../lib/i18n/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { DataScreen, SectionCard, ToneChip } from '../../lib/ui/index.ts';
import { transcriptIssuesMessages } from '../transcript-issues.messages.ts';
import type { Whose } from './use-whose.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';

type Props = {
  readonly whose: Whose;
  readonly transcript: Pick<OwnTranscriptFragment, 'regionId' | 'timeZone'>;
  readonly onWithdrawn: (issueId: string) => void;
};

/** What was issued of a transcript and what became of it, for whoever may to withdraw. */
export function IssuedTranscripts({
  whose: { userId, groupId },
  transcript: { regionId, timeZone },
  onWithdrawn,
}: Props) {
  const t = useMessages(transcriptIssuesMessages);
  const remote = useRemote(TranscriptIssuesDocument, { userId, groupId }, ({ transcriptIssues }) => transcriptIssues);
  const mayWithdraw = may(useUser(), transcriptIssuePermissions.WithdrawTranscriptIssue, { ownerId: userId, regionId });
  const [asked, ask] = useState<TranscriptIssueItemFragment>();
  // With the year: a transcript is issued for years. The clock is that of the campus, as everywhere on this page.
  const when = (at: string) => wallText(wallTime(at, timeZone));
  const wordsOf = ({ issuedAt, issuedByName: name }: TranscriptIssueItemFragment) =>
    name === null ? t('issued', { date: when(issuedAt) }) : t('issuedBy', { date: when(issuedAt), name });
  // Most transcripts were never issued.
  if (remote.data?.length === 0 && !remote.error) return null;
  return (
    <Box data-print="no" sx={{ mt: '18px' }}>
      <SectionCard title={t('title')}>
        <Box sx={{ px: '18px', pb: '12px' }}>
          <DataScreen remote={remote}>
            {(issues) => (
              <Box component="ul" aria-label={t('title')} sx={{ fontSize: 14, lineHeight: '20px' }}>
                {issues.map((issue) => (
                  <Box component="li" key={issue._id} sx={row}>
                    <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
                      <div>{wordsOf(issue)}</div>
                      {issue.withdrawalReason !== null && (
                        <Box sx={{ fontSize: 13, lineHeight: '18px', color: 'var(--ink-2)' }}>
                          {t('reason', { reason: issue.withdrawalReason })}
                        </Box>
                      )}
                    </Box>
                    {issue.withdrawnAt === null ? (
                      <ToneChip tone="success" icon={Check}>
                        {t('counts')}
                      </ToneChip>
                    ) : (
                      <ToneChip tone="neutral" icon={Block}>
                        {t('withdrawnOn', { date: when(issue.withdrawnAt) })}
                      </ToneChip>
                    )}
                    {mayWithdraw && issue.withdrawnAt === null && (
                      <Button
                        size="small"
                        variant="text"
                        color="error"
                        aria-label={t('withdrawOf', { date: when(issue.issuedAt) })}
                        onClick={() => ask(issue)}
                      >
                        {t('withdraw')}
                      </Button>
                    )}
                  </Box>
                ))}
              </Box>
            )}
          </DataScreen>
        </Box>
      </SectionCard>
      {asked && (
        <WithdrawDialog
          issueId={asked._id}
          issued={when(asked.issuedAt)}
          onDone={() => onWithdrawn(asked._id)}
          onClose={() => ask(undefined)}
        />
      )}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3px 18px',
  minHeight: 45,
  py: '6px',
  borderTop: '1px solid var(--line)',
} as const;
