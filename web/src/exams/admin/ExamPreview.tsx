import Close from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useId, useRef, useState } from 'react';
import { QuestionCard } from '../../exam-attempts/exam-attempts.parts.ts';
import type { ExamDraft } from './exam-draft.ts';
import { examsAdminMessages } from './exams-admin.messages.ts';
import { kernelMessages, useIsPhone } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';

/** An exam as a student meets it, question by question, with what is written by now. */
export function ExamPreview({ draft, onClose }: { readonly draft: ExamDraft; readonly onClose: () => void }) {
  const t = useMessages(examsAdminMessages);
  const kernel = useMessages(kernelMessages);
  const isPhone = useIsPhone();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [index, setIndex] = useState(0);
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const { questions, instructions, points } = draft;
  const question = questions[index];
  const go = (next: number) => {
    setIndex(next);
    setTimeout(() => heading.current?.focus());
  };
  if (!question) return null;
  const { id: questionId, text } = question;
  const options = question.options.map((option) => ({ optionId: option.id, text: option.text }));
  return (
    <Dialog open fullWidth fullScreen={isPhone} maxWidth="md" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id} sx={{ display: 'flex', justifyContent: 'space-between', gap: '12px' }}>
        {t('preview')}
        <IconButton size="small" aria-label={kernel('close')} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: '15px' }}>
        <Box sx={{ fontSize: 14, color: 'var(--ink-2)' }}>{t('previewHint')}</Box>
        {index === 0 && instructions.trim() && (
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{instructions.trim()}</Box>
        )}
        <QuestionCard
          points={Number(points) || undefined}
          total={questions.length}
          question={{ questionId, text, options, given: null }}
          number={index + 1}
          chosen={chosen.get(questionId)}
          titleRef={heading}
          onChoose={(optionId) => setChosen(new Map(chosen).set(questionId, optionId))}
        />
      </DialogContent>
      <DialogActions disableSpacing>
        <Button variant="contained" disabled={index === questions.length - 1} onClick={() => go(index + 1)}>
          {kernel('next')}
        </Button>
        <Button variant="outlined" disabled={index === 0} onClick={() => go(index - 1)}>
          {kernel('previous')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
