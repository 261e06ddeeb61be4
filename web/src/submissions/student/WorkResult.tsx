import Box from '@mui/material/Box';
import type {
  AssignmentTaskFragment,
  OwnSubmissionFragment,
} from '../../generated/submissions/student/own-submission.ts';
import { assessmentsMessages } from '../../exam-attempts/assessments.messages.ts';
import { dateTime, percent, useMessages } from '../../lib/i18n/index.ts';
import { FactList, kernelMessages, QuotedText, SectionCard } from '../../lib/ui/index.ts';
import { transcriptsMessages } from '../../transcripts/transcripts.messages.ts';
import { ownSubmissionMessages } from './own-submission.messages.ts';
import { WorkFiles } from './WorkFiles.tsx';

type Props = {
  readonly task: Pick<AssignmentTaskFragment, 'timeZone'>;
  readonly work: OwnSubmissionFragment;
};

/** The grade, or whether the work is complete, with what the teacher says of it; the grade stays when work is opened again. */
export function WorkResult({ task: { timeZone }, work }: Props) {
  const t = useMessages(ownSubmissionMessages);
  const words = useMessages(assessmentsMessages);
  const kernel = useMessages(kernelMessages);
  const transcript = useMessages(transcriptsMessages);
  const { grade, complete, comment, gradedAt, gradedByName, feedbackFiles } = work;
  const outcome =
    complete === null ? transcript('notAvailable') : kernel(complete ? 'statusComplete' : 'statusIncomplete');
  const when = gradedAt !== null && dateTime(gradedAt, timeZone);
  return (
    <SectionCard title={transcript('grade')}>
      <Box sx={{ p: '0 18px 18px', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' }}>
        <FactList
          facts={[
            [transcript('grade'), <b key="grade">{grade === null ? outcome : percent(grade, 2)}</b>],
            [kernel('statusGraded'), when],
          ]}
        />
        {comment && (
          <QuotedText>
            <b>{gradedByName === null ? words('commentOfStaff') : words('comment', { name: gradedByName })}</b>{' '}
            {comment}
          </QuotedText>
        )}
      </Box>
      <WorkFiles title={t('feedback')} files={feedbackFiles} />
    </SectionCard>
  );
}
