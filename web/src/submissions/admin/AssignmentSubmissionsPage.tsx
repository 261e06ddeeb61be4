import { adminMessages } from '../../console/admin-app.messages.ts';
import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { ExportButton } from '../../console/list/ExportButton.tsx';
import { FilterBar } from '../../console/list/FilterBar.tsx';
import { ListCard } from '../../console/list/ListCard.tsx';
import { StaffList } from '../../console/list/StaffList.tsx';
import { useOpenId } from '../../console/list/use-open-id.ts';
import { dateTime, useMessages } from '../../lib/i18n/index.ts';
import { useStatusWords } from '../../lib/ui/index.ts';
import { gradeText } from './grade-words.ts';
import { OpenedSubmission } from './OpenedSubmission.tsx';
import type { StaffSubmissionRowFragment } from '../../generated/submissions/admin/submission-admin.ts';
import { SubmissionChip } from './SubmissionChip.tsx';
import { submissionColumns, submissionCsv } from './submission-columns.tsx';
import { submissionsAdminMessages } from './submissions-admin.messages.ts';
import { useSubmissionFilters } from './use-submission-filters.ts';
import { submissions } from '../submissions.screens.ts';

/** `/assignmentSubmissions`: the work of the students, and its grades. */
export function AssignmentSubmissionsPage() {
  const t = useMessages(submissionsAdminMessages);
  const admin = useMessages(adminMessages);
  const stateWords = useStatusWords('assignment');
  const { openId, to } = useOpenId();
  return (
    <StaffList resource="assignmentSubmissions" sort={{ field: 'at', order: 'DESC' }}>
      <ConsolePage panel={openId && <OpenedSubmission />}>
        <ConsoleHeader
          title={t('title')}
          screen={submissions}
          actions={<ExportButton name="submissions" columns={submissionCsv(t, stateWords)} />}
        />
        <SubmissionFilters />
        <ListCard<StaffSubmissionRowFragment>
          first={{ label: t('student'), sort: 'studentName' }}
          lead={({ studentName, studentPicture: picture, groupName }) => ({
            name: studentName ?? t('erased'),
            below: groupName,
            avatar: true,
            picture,
          })}
          leadWidth="narrow"
          columns={submissionColumns(t)}
          card={(row) => ({
            chip: <SubmissionChip work={row} />,
            line: [row.title, gradeText(row), row.submittedAt ? dateTime(row.submittedAt, row.timeZone) : admin('none')]
              .filter(Boolean)
              .join(', '),
          })}
          to={({ id }) => to(id)}
        />
      </ConsolePage>
    </StaffList>
  );
}

/** They stand inside the list, whose group narrows the assignments. */
function SubmissionFilters() {
  const t = useMessages(submissionsAdminMessages);
  return <FilterBar search={t('student')} filters={useSubmissionFilters()} />;
}
