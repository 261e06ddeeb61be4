import Box from '@mui/material/Box';
import { endingOf, filePurposes } from '@paideia/events/files/file.rules.ts';
import type {
  AssignmentTaskFragment,
  OwnSubmissionFragment,
} from '../../generated/submissions/student/own-submission.ts';
import { assessmentsMessages } from '../../exam-attempts/assessments.messages.ts';
import { dateTime, listOf, useMessages } from '../../lib/i18n/index.ts';
import { RichText } from '../../lib/rich-text/index.ts';
import { FactList, SectionCard } from '../../lib/ui/index.ts';
import { ownSubmissionMessages } from './own-submission.messages.ts';
import { WorkFiles } from './WorkFiles.tsx';

type Props = {
  readonly task: AssignmentTaskFragment;
  readonly work: Pick<OwnSubmissionFragment, 'reopenedUntil'>;
};

/** What is asked for, until when, and what students are given for it. */
export function AssignmentTask({ task, work: { reopenedUntil } }: Props) {
  const t = useMessages(ownSubmissionMessages);
  const words = useMessages(assessmentsMessages);
  const { type, dueAt, timeZone, content, downloads, maxFiles, acceptTypes } = task;
  const isLimited = acceptTypes.length < filePurposes.submission.types.length;
  const kinds = acceptTypes.map((kind) => endingOf(kind).slice(1).toUpperCase());
  return (
    <SectionCard title={words('instructions')}>
      <Box sx={{ p: '0 18px 18px', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '15px' }}>
        <FactList
          facts={[
            [t('due'), dateTime(dueAt, timeZone)],
            [t('openUntil'), reopenedUntil !== null && <b key="until">{dateTime(reopenedUntil, timeZone)}</b>],
            [t('type'), t(type)],
            [t('kinds'), isLimited && listOf(kinds)],
            [t('fileCount'), t('atMost', { count: maxFiles })],
          ]}
        />
        {content && <RichText html={content} />}
      </Box>
      <WorkFiles title={t('downloads')} files={downloads} />
    </SectionCard>
  );
}
