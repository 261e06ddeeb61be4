import { useApolloClient } from '@apollo/client';
import { RowsExportButton } from '../../console/list/RowsExportButton.tsx';
import {
  GroupProgressDocument,
  type StudentProgressFragment,
} from '../../generated/lesson-progress/lesson-progress.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import { studentRecord } from '../../student-records/student-records.screens.ts';
import { GroupProgress, type ShownProgress } from '../GroupProgress.tsx';
import { lessonProgressMessages } from '../lesson-progress.messages.ts';
import { useCellText } from '../ProgressTable.tsx';

type Props = { readonly groupId: string };

/** Staff see it so: names lead to the records of students, and all rows can be saved. */
export const StaffGroupProgress = ({ groupId }: Props) => (
  <GroupProgress
    groupId={groupId}
    recordOf={(id) => addressOf(studentRecord, { id })}
    aside={(loaded) => <ProgressExport groupId={groupId} {...loaded} />}
  />
);

function ProgressExport({ groupId, courseId, progress }: Props & ShownProgress) {
  const t = useMessages(lessonProgressMessages);
  const cellText = useCellText();
  const client = useApolloClient();
  const { columns = [], students } = progress ?? {};
  return (
    <RowsExportButton<StudentProgressFragment>
      name="progress"
      total={students?.total}
      more={students?.more ?? false}
      isPending={!students}
      columns={[
        { label: t('student'), value: ({ name }) => name ?? t('erased') },
        { label: t('done'), value: ({ completed }) => completed },
        { label: t('behind'), value: ({ behind }) => behind },
        ...columns.map((column, n) => ({
          label: column.code === null ? column.title : `${column.code} ${column.title}`,
          value: ({ cells }: StudentProgressFragment) => cellText(column, cells[n]!),
        })),
      ]}
      read={async (page, perPage) => {
        const variables = { groupId, courseId, page, perPage };
        const { data } = await client.query({ query: GroupProgressDocument, variables, fetchPolicy: 'no-cache' });
        return data.groupProgress.students.items;
      }}
    />
  );
}
