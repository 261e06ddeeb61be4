import Add from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { readsExamQuestions } from '@paideia/events/exams/exam.permissions.ts';
import { mostQuestions } from '@paideia/events/exams/exam.rules.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { lazyPart, notify } from '../../lib/ui/index.ts';
import { freshQuestion, isOfQuestion, moved } from './exam-draft.ts';
import { examsAdminMessages } from './exams-admin.messages.ts';
import { questionBankMessages } from './question-bank.messages.ts';
import { QuestionFields } from './QuestionFields.tsx';
import { QuestionRow } from './QuestionRow.tsx';
import type { ExamEditor } from './use-exam-editor.ts';

const QuestionBankDialog = lazyPart(async () => (await import('./QuestionBankDialog.tsx')).QuestionBankDialog, null);

/** The questions in their order; one at a time is open. */
export function QuestionList({ editor }: { readonly editor: ExamEditor }) {
  const t = useMessages(examsAdminMessages);
  const bank = useMessages(questionBankMessages);
  const mayCopy = may(useUser(), readsExamQuestions);
  const [isCopying, setCopying] = useState(false);
  const { draft, set, problems } = editor;
  const { questions } = draft;
  const [openId, setOpenId] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const focus = useRef<string | undefined>(undefined);
  // The questions as they are when an Undo comes.
  const present = useRef(questions);
  useEffect(() => {
    present.current = questions;
    if (focus.current === undefined) return;
    const all = [...(list.current?.querySelectorAll<HTMLElement>(focus.current) ?? [])];
    (all.find((one) => !one.matches(':disabled')) ?? all[0])?.focus();
    focus.current = undefined;
  }, [questions]);

  // A try to save that fails opens what is to be mended.
  const [seenTries, setSeenTries] = useState(editor.tries);
  if (seenTries !== editor.tries) {
    setSeenTries(editor.tries);
    setOpenId(questions.find(({ id }) => [...problems.keys()].some(isOfQuestion(id)))?.id ?? openId);
  }
  const move = (from: number, to: number) => {
    const { id } = questions[from]!;
    const [way, other] = to < from ? ['up', 'down'] : ['down', 'up'];
    // At the end of the way the button is off: the focus goes to the way back.
    const isEnd = to === 0 || to === questions.length - 1;
    focus.current = `[data-question="${id}"] [data-move=${isEnd ? other : way}]`;
    setSaid(t('moved', { from: number(from + 1), to: number(to + 1) }));
    set({ questions: moved(questions, from, to) });
  };
  const remove = (index: number) => {
    const gone = questions[index]!;
    set({ questions: questions.filter((_, n) => n !== index) });
    notify(t('questionRemoved', { number: number(index + 1) }), () => {
      if (present.current.some(({ id }) => id === gone.id)) return;
      set({ questions: [...present.current.slice(0, index), gone, ...present.current.slice(index)] });
    });
  };
  const add = () => {
    const fresh = freshQuestion();
    focus.current = `[data-question="${fresh.id}"] textarea`;
    setOpenId(fresh.id);
    set({ questions: [...questions, fresh] });
  };
  const copy = (copies: typeof questions) => {
    setCopying(false);
    focus.current = `[data-question="${copies[0]?.id}"] button`;
    set({ questions: [...questions, ...copies] });
    notify(bank('added', { count: copies.length }));
  };
  const none = problems.get('questions');
  return (
    <Card component="section" sx={{ p: '18px' }}>
      <Typography component="h2" variant="h4" sx={{ mb: '12px' }}>
        {t('questions')}{' '}
        {questions.length > 0 && (
          <span style={{ color: 'var(--ink-3)', fontWeight: 400 }}>{number(questions.length)}</span>
        )}
      </Typography>
      <ol ref={list}>
        {questions.map((question, index) => (
          <QuestionRow
            key={question.id}
            question={question}
            index={index}
            count={questions.length}
            isOpen={question.id === openId}
            isWrong={[...problems.keys()].some(isOfQuestion(question.id))}
            onToggle={() => setOpenId(question.id === openId ? null : question.id)}
            onMove={(to) => move(index, to)}
            onRemove={() => remove(index)}
          >
            <QuestionFields
              question={question}
              problems={problems}
              onChange={(changed) =>
                set({ questions: questions.map((one) => (one.id === changed.id ? changed : one)) })
              }
            />
          </QuestionRow>
        ))}
      </ol>
      {none && (
        <Box component="p" sx={{ fontSize: 13, color: 'var(--danger)', mb: '9px' }}>
          {t(none)}
        </Box>
      )}
      {questions.length < mostQuestions && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '9px', mt: '9px' }}>
          <Button variant="outlined" startIcon={<Add />} data-invalid={none && ''} onClick={add}>
            {t('addQuestion')}
          </Button>
          {mayCopy && (
            <Button variant="outlined" onClick={() => setCopying(true)}>
              {bank('add')}
            </Button>
          )}
        </Box>
      )}
      {isCopying && (
        <QuestionBankDialog
          examId={editor.examId}
          questions={questions}
          onAdd={copy}
          onClose={() => setCopying(false)}
        />
      )}
      <Box
        component="span"
        role="status"
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {said}
      </Box>
    </Card>
  );
}
