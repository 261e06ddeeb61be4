import Alert from '@mui/material/Alert';
import { useState, type ReactNode } from 'react';
import { ConsoleHeader } from '../../admin-app/ConsoleHeader.tsx';
import { ConsolePage } from '../../admin-app/ConsolePage.tsx';
import { adminMessages } from '../../admin-app/admin-app.messages.ts';
import { DataScreen } from '../../kernel/DataScreen.tsx';
import { newId } from '../../kernel/new-id.ts';
import { useFresh } from '../../kernel/use-fresh.ts';
import { useMessages } from '../../kernel/use-messages.ts';
import { ExamDocument } from './exam-admin.documents.ts';
import type { ExamDraft } from './exam-draft.ts';
import { ExamForm } from './ExamForm.tsx';
import { examsAdminMessages } from './exams-admin.messages.ts';

export type Preview = (draft: ExamDraft, onClose: () => void) => ReactNode;
type Props = {
  readonly course: { readonly id: string; readonly title: string };
  /** Undefined for a new one. */
  readonly examId: string | undefined;
  readonly preview: Preview;
};

/** `/courses/{id}/exams/{examId}` and `/courses/{id}/exams/new`. Nothing of it is kept on this device: the right answers are in it. */
export function ExamEditorPage({ course, examId, preview }: Props) {
  const t = useMessages(examsAdminMessages);
  const admin = useMessages(adminMessages);
  const [freshId] = useState(newId);
  const remote = useFresh(ExamDocument, examId ? { id: examId } : null, ({ Exam }) => Exam);
  const title = examId ? (remote.data?.title ?? t('exam')) : t('newExam');
  const crumbs = [
    { label: admin('menuCourses'), to: '/courses' },
    { label: course.title, to: `/courses/${course.id}` },
    { label: title },
  ];
  const head = (actions?: ReactNode, subtitle?: ReactNode) => (
    <ConsoleHeader title={title} crumbs={crumbs} subtitle={subtitle} actions={actions} />
  );
  const form = { courseId: course.id, head, preview, again: remote.again };
  return (
    <ConsolePage>
      {examId === undefined ? (
        <ExamForm {...form} examId={freshId} exam={undefined} again={() => Promise.resolve()} />
      ) : (
        <>
          {remote.data === undefined && head()}
          <DataScreen remote={remote}>
            {(exam) =>
              exam.questions === null ? (
                <>
                  {head()}
                  <Alert severity="info">{t('noAccess')}</Alert>
                </>
              ) : (
                <ExamForm {...form} examId={examId} exam={exam} />
              )
            }
          </DataScreen>
        </>
      )}
    </ConsolePage>
  );
}
