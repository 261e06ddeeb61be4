import History from '@mui/icons-material/HistoryOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { transcriptIssuePermissions } from '@paideia/events/transcripts/transcript-issue.permissions.ts';
import { DataScreen, EmptyState, PageHeader, PageWidth } from '../../lib/ui/index.ts';
import { PrintButton } from '../../lib/paper/index.ts';
import { dayOf, fullDate, useMessages } from '../../lib/i18n/index.ts';
import { GroupPicker, groupMessages } from '../../lib/forms/index.ts';
import { addressOf, labelOf } from '../../lib/screens/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { studentRecord } from '../../student-records/student-records.screens.ts';
import { useFresh } from '../../lib/data/index.ts';
import { TranscriptDocument, type OwnTranscriptFragment } from '../../generated/transcripts/transcripts.ts';
import { transcriptIssuesMessages } from '../transcript-issues.messages.ts';
import { transcriptsMessages } from '../transcripts.messages.ts';
import { AsOf } from './AsOf.tsx';
import { IssueButton } from './IssueButton.tsx';
import { IssuedTranscripts } from './IssuedTranscripts.tsx';
import { NewCode } from './NewCode.tsx';
import { TranscriptPaper } from './TranscriptPaper.tsx';
import { useIssuing } from './use-issuing.ts';
import { useWhose } from './use-whose.ts';
import { transcript as transcriptScreen } from '../transcripts.screens.ts';

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);

const { path, app } = transcriptScreen;
/** For staff it stands below the record of the student, not among their own assessments. */
const ofStudent = (id: string) => ({
  screen: { path, app },
  via: [{ label: labelOf(studentRecord), to: addressOf(studentRecord, { id }) }],
});

/** All grades of a group as a document, of today or of an earlier day; each grade says where it comes from. The day is part of the address, and for staff the student. */
export function TranscriptPage() {
  const t = useMessages(transcriptsMessages);
  const issues = useMessages(transcriptIssuesMessages);
  const group = useMessages(groupMessages);
  const user = useUser();
  const whose = useWhose();
  const [search, setSearch] = useSearchParams();
  const [isChoosing, setChoosing] = useState(false);
  const asked = search.get('asOf');
  const asOf = isDay(asked) ? asked : undefined;
  const remote = useFresh(
    TranscriptDocument,
    whose && { userId: whose.userId, groupId: whose.groupId, ...(asOf && { asOf }) },
    ({ transcript }) => transcript,
  );
  const issuing = useIssuing(whose, remote.again);
  // What is issued is what stands now; the paper of an earlier day is another.
  const issued = asOf === undefined ? issuing.issued : undefined;
  const mayIssue = ({ userId: ownerId, regionId, terms }: OwnTranscriptFragment) =>
    asOf === undefined &&
    terms.length > 0 &&
    may(user, transcriptIssuePermissions.IssueTranscript, { ownerId, regionId });
  // On the screen as on the paper: what has a code is not unofficial.
  const standing = () =>
    issued
      ? issues('issuedShown', { date: fullDate(dayOf(issued.issue.issuedAt, remote.data?.timeZone)) })
      : t('unofficial', { date: fullDate(asOf ?? dayOf(new Date(), remote.data?.timeZone)) });
  const choose = (day: string | undefined) => {
    setSearch((former) => {
      const next = new URLSearchParams(former);
      if (day) next.set('asOf', day);
      else next.delete('asOf');
      return next;
    });
    setChoosing(false);
  };
  return (
    <PageWidth as="main" id="content" sx={{ pb: '24px' }}>
      <Box sx={{ maxWidth: 786, '@media print': { maxWidth: 'none' } }}>
        <Box data-print="no">
          <PageHeader
            title={t('transcript')}
            place={whose?.isOwn === false ? ofStudent(whose.userId) : { screen: transcriptScreen }}
            {...(whose?.isOwn === false && remote.data?.studentName && { subheading: remote.data.studentName })}
            subtitle={whose && standing()}
            actions={
              whose && (
                <>
                  {whose.isOwn && <GroupPicker />}
                  <Button
                    variant="outlined"
                    startIcon={<History />}
                    aria-expanded={isChoosing}
                    onClick={() => setChoosing(!isChoosing)}
                  >
                    {t('asOf')}
                  </Button>
                  {remote.data && mayIssue(remote.data) && !issued && (
                    <IssueButton isBusy={issuing.isBusy} onIssue={() => issuing.issue(whose)} />
                  )}
                  {remote.data && !issued && <PrintButton variant="contained" />}
                </>
              )
            }
          />
          {issued && <NewCode code={issued.code} />}
          {isChoosing && <AsOf day={asOf} onDay={choose} />}
          {asOf && !isChoosing && (
            <Alert
              severity="info"
              sx={{ mb: '12px' }}
              action={
                <Button size="small" variant="text" onClick={() => choose(undefined)}>
                  {t('today')}
                </Button>
              }
            >
              {t('replayed', { date: fullDate(asOf) })}
            </Alert>
          )}
        </Box>
        {!whose && <Alert severity="info">{group('noGroups')}</Alert>}
        {whose && (
          <DataScreen
            remote={remote}
            isEmpty={({ terms }) => terms.length === 0}
            empty={<EmptyState>{t('noTerms')}</EmptyState>}
          >
            {(transcript) => (
              <>
                <TranscriptPaper transcript={transcript} asOf={asOf} issued={issued} />
                <IssuedTranscripts whose={whose} transcript={transcript} onWithdrawn={issuing.forget} />
              </>
            )}
          </DataScreen>
        )}
      </Box>
    </PageWidth>
  );
}
