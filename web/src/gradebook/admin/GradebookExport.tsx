import { useApolloClient } from '@apollo/client';
import { RowsExportButton } from '../../console/list/RowsExportButton.tsx';
import { useNamesakes } from '../../groups/namesakes.parts.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import {
  GradebookDocument,
  type GradebookQuery,
  type GradebookQueryVariables,
  type GradebookRowFragment,
} from '../../generated/gradebook/admin/gradebook.ts';
import { cellText, gradeText, shownColumns } from './gradebook-cells.ts';
import { gradebookMessages } from './gradebook.messages.ts';

type Props = {
  readonly asked: GradebookQueryVariables;
  readonly gradebook: GradebookQuery['gradebook'] | undefined;
};

/** Saves all rows of what is shown; scores are figures, and what has none says why. */
export function GradebookExport({ asked, gradebook }: Props) {
  const t = useMessages(gradebookMessages);
  const { named } = useNamesakes();
  const client = useApolloClient();
  const { columns = [], students } = gradebook ?? {};
  return (
    <RowsExportButton<GradebookRowFragment>
      name="gradebook"
      total={students?.total}
      more={false}
      isPending={!students}
      columns={[
        { label: t('student'), value: (row) => named(row) || t('erased') },
        { label: t('average'), value: ({ average }) => average ?? gradeText(null, t) },
        ...shownColumns(columns).map((column) =>
          column.kind === 'work'
            ? {
                label: `${column.work.courseCode} ${column.work.title}`,
                value: ({ cells }: GradebookRowFragment) => {
                  const cell = cells[column.at]!;
                  return cell.state === 'graded' && cell.score !== null ? cell.score : cellText(cell, t);
                },
              }
            : {
                label: t('gradeOf', { course: column.code }),
                value: ({ grades }: GradebookRowFragment) =>
                  grades.find(({ courseId }) => courseId === column.courseId)?.grade ?? gradeText(null, t),
              },
        ),
      ]}
      read={async (page, perPage) => {
        const variables = { ...asked, page, perPage };
        const { data } = await client.query({ query: GradebookDocument, variables, fetchPolicy: 'no-cache' });
        return data.gradebook.students.items;
      }}
    />
  );
}
