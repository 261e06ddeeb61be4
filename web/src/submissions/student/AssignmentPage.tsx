import Box from '@mui/material/Box';
import { useParams } from 'react-router';
import { AssignmentDocument } from '../../generated/submissions/student/own-submission.ts';
import { useRemote } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { DataScreen, lazyPart, PageHeader, PageWidth } from '../../lib/ui/index.ts';
import { assessmentsMessages } from '../../exam-attempts/assessments.messages.ts';
import { ExcusedNotice, WorkChip } from '../../exam-attempts/exam-attempts-student.parts.ts';
import { assignmentChip } from '../../exam-attempts/assessment-groups.rules.ts';
import { ownAssignment } from '../submissions.screens.ts';
import { AssignmentTask } from './AssignmentTask.tsx';
import { WorkResult } from './WorkResult.tsx';

/** Files are dropped and sent with code of its own. */
const OwnWork = lazyPart(async () => (await import('./OwnWork.tsx')).OwnWork);

/** One assignment: what is asked for, what one hands in, and what became of it. */
export function AssignmentPage() {
  const t = useMessages(assessmentsMessages);
  const { _id = '' } = useParams();
  const remote = useRemote(AssignmentDocument, { _id }, ({ assignment, mySubmission }) => ({
    task: assignment,
    work: mySubmission,
  }));
  const loaded = remote.data?.task._id === _id ? remote.data : undefined;
  return (
    <PageWidth as="main" id="content" sx={{ pb: '24px' }}>
      <Box sx={{ maxWidth: 720, mx: 'auto' }}>
        <PageHeader
          title={loaded?.task.title ?? t('assignment')}
          {...(loaded && { subheading: `${loaded.task.courseCode} ${loaded.task.courseTitle}`.trim() })}
          chip={loaded && <WorkChip kind="assignment" status={assignmentChip({ ...loaded.task, ...loaded.work })} />}
          place={{ screen: ownAssignment }}
        />
        <DataScreen remote={{ ...remote, data: loaded }}>
          {({ task, work }) => (
            <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '18px' }}>
              {work.excused && <ExcusedNotice reason={work.excuseReason} />}
              <AssignmentTask task={task} work={work} />
              <OwnWork key={task._id} task={task} work={work} again={remote.again} />
              <WorkResult task={task} work={work} />
            </Box>
          )}
        </DataScreen>
      </Box>
    </PageWidth>
  );
}
