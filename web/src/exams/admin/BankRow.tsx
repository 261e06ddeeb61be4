import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useId } from 'react';
import type { BankQuestionFragment } from '../../generated/exams/admin/question-bank.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { examsAdminMessages } from './exams-admin.messages.ts';
import { questionBankMessages } from './question-bank.messages.ts';

type Props = {
  readonly question: BankQuestionFragment;
  /** It stands in the exam already. */
  readonly isThere: boolean;
  readonly isPicked: boolean;
  /** No further one can be picked. */
  readonly isFull: boolean;
  readonly onPick: (isOn: boolean) => void;
};

/** A question that can be picked, with where it stands and, when they are opened, its answers. */
export function BankRow({ question, isThere, isPicked, isFull, onPick }: Props) {
  const t = useMessages(questionBankMessages);
  const words = useMessages(examsAdminMessages);
  const id = useId();
  const { text, examTitle, courseTitle, options, correctOptionId } = question;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: '6px', borderTop: '1px solid var(--line)', py: '9px', fontSize: 14 }}
    >
      <Checkbox
        size="small"
        checked={isPicked}
        disabled={isThere || isFull}
        onChange={(_, isOn) => onPick(isOn)}
        slotProps={{ input: { id } }}
        sx={{ alignSelf: 'flex-start', m: '-6px 0 0 -6px' }}
      />
      <Box sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
        <label htmlFor={id} style={{ whiteSpace: 'pre-line' }}>
          {text}
        </label>
        <Box sx={{ fontSize: 13, lineHeight: '18px', color: 'var(--ink-2)' }}>
          {t('inExam', { exam: examTitle, course: courseTitle })}
        </Box>
        {isThere && <Box sx={{ fontSize: 13, lineHeight: '18px', color: 'var(--ink-2)' }}>{t('already')}</Box>}
        <details>
          <Box component="summary" sx={{ fontSize: 13, minHeight: 24, cursor: 'pointer' }}>
            {words('answers')}
          </Box>
          <Box component="ul" sx={{ listStyle: 'disc', pl: '18px' }}>
            {options.map((option) => (
              <li key={option.id}>
                {option.text}
                {option.id === correctOptionId && <b style={{ fontWeight: 600 }}> ({t('isRight')})</b>}
              </li>
            ))}
          </Box>
        </details>
      </Box>
    </Box>
  );
}
