import { examPermissions } from '@paideia/events/exams/exam.permissions.ts';
import Alert from '@mui/material/Alert';
import { useState, type ReactNode } from 'react';
import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { DataScreen } from '../../lib/ui/index.ts';
import { newId } from '../../lib/forms/index.ts';
import { useFresh } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { ExamDocument } from '../../generated/exams/admin/exam-admin.ts';
import { ExamForm } from './ExamForm.tsx';
import { examsAdminMessages } from './exams-admin.messages.ts';
import { courseExam } from '../exams.screens.ts';
import { course as courseScreen } from '../../courses/courses.screens.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { addressOf } from '../../lib/screens/index.ts';

type Props = {
  readonly course: { readonly id: string; readonly title: string };
  /** Undefined for a new one. */
  readonly examId: string | undefined;
};

/** `/courses/{id}/exams/{examId}` and `/courses/{id}/exams/new`. Nothing of it is kept on this device: the right answers are in it. */
export function ExamEditorPage({ course, examId }: Props) {
  const t = useMessages(examsAdminMessages);
  const [freshId] = useState(newId);
  const remote = useFresh(ExamDocument, examId ? { id: examId } : null, ({ Exam }) => Exam);
  const title = examId ? (remote.data?.title ?? t('exam')) : t('newExam');
  const via = [{ label: course.title, to: addressOf(courseScreen, { id: course.id }) }];
  const head = (actions?: ReactNode, subtitle?: ReactNode) => (
    <ConsoleHeader title={title} screen={courseExam} via={via} subtitle={subtitle} actions={actions} />
  );
  const mayWrite = may(useUser(), examPermissions.DefineExam);
  const form = { courseId: course.id, mayWrite, head, again: remote.again };
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
