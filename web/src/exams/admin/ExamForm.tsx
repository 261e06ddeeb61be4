import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog, notify, StatusChip } from '../../lib/ui/index.ts';
import { Form, UnsavedChanges } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { StaffExamFragment } from '../../generated/exams/admin/exam-admin.ts';
import { ExamNotices } from './ExamNotices.tsx';
import { ExamPreview } from './ExamPreview.tsx';
import { ExamTermsFields } from './ExamTermsFields.tsx';
import { examsAdminMessages } from './exams-admin.messages.ts';
import { QuestionList } from './QuestionList.tsx';
import { useExamEditor } from './use-exam-editor.ts';
import { courseExamPath } from '../exam-editor-paths.rules.ts';

type Props = {
  readonly examId: string;
  readonly courseId: string;
  readonly exam: StaffExamFragment | undefined;
  readonly mayWrite: boolean;
  readonly again: () => Promise<unknown>;
  readonly head: (actions: ReactNode, subtitle?: ReactNode) => ReactNode;
};

/** An exam as it is written, and what can be done with it. */
export function ExamForm({ examId, courseId, exam, mayWrite, again, head }: Props) {
  const t = useMessages(examsAdminMessages);
  const navigate = useNavigate();
  const editor = useExamEditor(examId, courseId, exam, again);
  const { draft, tries } = editor;
  const { isChanged, isBusy } = editor.form;
  const [isPreviewed, setPreviewed] = useState(false);
  const [isRetiring, setRetiring] = useState(false);
  const [isCreated, setCreated] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isRetired = exam?.status === 'retired';
  const isWritable = !isRetired && mayWrite;
  useEffect(() => {
    if (isCreated) void navigate(courseExamPath(courseId, examId), { replace: true });
  }, [isCreated, navigate, courseId, examId]);
  // What is to be mended is shown by now: the keyboard goes there.
  useEffect(() => {
    if (tries === 0) return undefined;
    const timer = setTimeout(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]')?.focus(),
    );
    return () => clearTimeout(timer);
  }, [tries]);

  const finish = (isDone: boolean, said: string) => {
    if (!isDone) return;
    notify(said);
    if (!exam) setCreated(true);
  };
  // Asked so that every field of a number says what is wrong with it.
  const save = async () => {
    form.current?.checkValidity();
    if (!isBusy) finish(await editor.save(), t('saved'));
  };
  const publish = async () => {
    form.current?.checkValidity();
    finish(await editor.publish(), t('published', { exam: draft.title }));
  };
  const retire = async () => {
    const isDone = await editor.retire();
    setRetiring(false);
    finish(isDone, t('retired', { exam: draft.title }));
  };
  const isPublished = exam?.status === 'published' && !isChanged;
  const buttons = (
    <>
      {exam && isWritable && (
        <Button variant="text" color="error" disabled={isBusy} onClick={() => setRetiring(true)}>
          {t('retire')}
        </Button>
      )}
      <Button variant="outlined" disabled={draft.questions.length === 0} onClick={() => setPreviewed(true)}>
        {t('preview')}
      </Button>
      {isWritable && (
        <>
          <Button type="submit" form="form1" variant="outlined" disabled={isBusy || (exam !== undefined && !isChanged)}>
            {t('saveDraft')}
          </Button>
          <Button variant="contained" disabled={isBusy || isPublished} onClick={() => void publish()}>
            {t('publish')}
          </Button>
        </>
      )}
    </>
  );
  return (
    <>
      {head(buttons, exam && <StatusChip area="examDefinition" status={exam.status} />)}
      <UnsavedChanges isChanged={isChanged && isWritable} />
      <Form formRef={form} noValidate onSubmit={save} foot={null} sx={{ maxWidth: 840 }}>
        <Box
          component="fieldset"
          disabled={!isWritable}
          sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'flex', flexDirection: 'column', gap: '18px' }}
        >
          <ExamNotices exam={exam} editor={editor} />
          <ExamTermsFields editor={editor} />
          <QuestionList editor={editor} />
        </Box>
      </Form>
      {isPreviewed && <ExamPreview draft={draft} onClose={() => setPreviewed(false)} />}
      <ConfirmDialog
        open={isRetiring}
        title={t('retireTitle', { exam: exam?.title ?? '' })}
        confirm={t('retire')}
        isDestructive
        isBusy={isBusy}
        onConfirm={() => void retire()}
        onCancel={() => setRetiring(false)}
      >
        {t('retireText')}
      </ConfirmDialog>
    </>
  );
}
