import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { errorText } from '../../lib/data/index.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import type { StaffExamFragment } from '../../generated/exams/admin/exam-admin.ts';
import { examsAdminMessages } from './exams-admin.messages.ts';
import type { ExamEditor } from './use-exam-editor.ts';

const wide = { maxWidth: 'none' };

type Props = {
  readonly exam: StaffExamFragment | undefined;
  readonly editor: ExamEditor;
};

/** What students have of the exam, what is to be mended, and somebody who was faster. */
export function ExamNotices({ exam, editor: { form, problems, takeTheirs } }: Props) {
  const t = useMessages(examsAdminMessages);
  const text =
    exam?.status === 'changed'
      ? t('changedText', { published: number(exam.published ?? 0) })
      : t(exam?.status === 'retired' ? 'retiredText' : exam?.status === 'published' ? 'publishedText' : 'draftText');
  return (
    <>
      <Alert severity="info" sx={wide}>
        {text}
      </Alert>
      {form.isOvertaken && (
        <Alert
          severity="warning"
          sx={wide}
          action={
            <Button size="small" variant="text" onClick={takeTheirs}>
              {t('takeTheirs')}
            </Button>
          }
        >
          {t('overtaken')}
        </Alert>
      )}
      {form.error !== undefined && (
        <Alert severity="error" sx={wide}>
          {errorText(form.error)}
        </Alert>
      )}
      {problems.size > 0 && (
        <Alert severity="error" sx={wide}>
          {t('toMend', { count: problems.size })}
        </Alert>
      )}
    </>
  );
}
