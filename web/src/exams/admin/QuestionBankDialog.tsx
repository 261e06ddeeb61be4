import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { mostQuestions } from '@paideia/events/exams/exam.rules.ts';
import { CourseChoicesDocument } from '../../generated/courses/admin/courses-admin.ts';
import type { ExamQuestionFragment } from '../../generated/exams/admin/exam-admin.ts';
import { QuestionBankDocument, type BankQuestionFragment } from '../../generated/exams/admin/question-bank.ts';
import { useAll, useDebounced, useRemote } from '../../lib/data/index.ts';
import { Dropdown, LabelledText, useClosing } from '../../lib/forms/index.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { kernelMessages, PagedScreen, useIsPhone } from '../../lib/ui/index.ts';
import { BankRow } from './BankRow.tsx';
import { copied, isCopyOf } from './exam-draft.ts';
import { examsAdminMessages } from './exams-admin.messages.ts';
import { questionBankMessages } from './question-bank.messages.ts';

const perPage = 10;
const everything = {};
type Kind = ExamQuestionFragment['kind'] | '';
type Props = {
  readonly examId: string;
  /** Those of the exam as it is written by now. */
  readonly questions: readonly ExamQuestionFragment[];
  readonly onAdd: (copies: readonly ExamQuestionFragment[]) => void;
  readonly onClose: () => void;
};

/** Questions of all exams, to pick some of them; what was picked stays so while others are looked for. */
export function QuestionBankDialog({ examId, questions, onAdd, onClose }: Props) {
  const t = useMessages(questionBankMessages);
  const words = useMessages(examsAdminMessages);
  const kernel = useMessages(kernelMessages);
  const isPhone = useIsPhone();
  const id = useId();
  const [sought, setSought] = useState('');
  const [courseId, setCourseId] = useState('');
  const [kind, setKind] = useState<Kind>('');
  const [page, setPage] = useState(0);
  const [picked, setPicked] = useState<readonly BankQuestionFragment[]>([]);
  const q = useDebounced(sought.trim());
  const courses = useAll(CourseChoicesDocument, everything, ({ allCourses }) => allCourses).data ?? [];
  const asked = { q: q || null, courseId: courseId || null, kind: kind || null, page, perPage };
  const remote = useRemote(QuestionBankDocument, asked, ({ questionBank }) => questionBank);
  const isFull = questions.length + picked.length >= mostQuestions;
  const isThere = (one: BankQuestionFragment) => one.examId === examId || questions.some(isCopyOf(one));
  const narrow =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      setPage(0);
      set(value);
    };
  // What was picked is as lost as what was typed.
  const { close, question } = useClosing(picked.length > 0, onClose);
  const pick = (one: BankQuestionFragment, isOn: boolean) =>
    setPicked(isOn ? [...picked, one] : picked.filter(({ _id }) => _id !== one._id));
  return (
    <Dialog open fullWidth fullScreen={isPhone} maxWidth="md" onClose={close} aria-labelledby={id}>
      <DialogTitle id={id}>{t('add')}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: '12px' }}>
        <p style={{ fontSize: 14, color: 'var(--ink-2)' }}>{t('copies')}</p>
        <LabelledText label={t('search')} type="search" value={sought} onChange={narrow(setSought)} autoFocus />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '9px' }}>
          <Dropdown
            label={t('course')}
            isCompact
            value={courseId}
            options={[
              { value: '', label: t('anyCourse') },
              ...courses.map((course) => ({ value: course.id, label: `${course.code} ${course.title}` })),
            ]}
            onChange={narrow(setCourseId)}
          />
          <Dropdown<Kind>
            label={words('kind')}
            isCompact
            value={kind}
            options={[
              { value: '', label: t('anyKind') },
              { value: 'choice', label: words('kindChoice') },
              { value: 'trueFalse', label: words('kindTrueFalse') },
            ]}
            onChange={narrow(setKind)}
          />
        </Box>
        <PagedScreen
          remote={remote}
          page={page}
          perPage={perPage}
          onPage={setPage}
          empty={<p role="status">{t('none')}</p>}
        >
          {(items) => (
            <ul>
              {items.map((one) => {
                const isPicked = picked.some(({ _id }) => _id === one._id);
                return (
                  <BankRow
                    key={one._id}
                    question={one}
                    isThere={isThere(one)}
                    isPicked={isPicked}
                    isFull={isFull && !isPicked}
                    onPick={(isOn) => pick(one, isOn)}
                  />
                );
              })}
            </ul>
          )}
        </PagedScreen>
        {isFull && <p role="status">{t('full', { count: number(mostQuestions) })}</p>}
      </DialogContent>
      <DialogActions disableSpacing>
        <Button variant="contained" disabled={picked.length === 0} onClick={() => onAdd(picked.map(copied))}>
          {t('addCount', { count: picked.length })}
        </Button>
        <Button variant="outlined" onClick={close}>
          {kernel('cancel')}
        </Button>
      </DialogActions>
      {question}
    </Dialog>
  );
}
