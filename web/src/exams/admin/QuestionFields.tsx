import Add from '@mui/icons-material/AddOutlined';
import Close from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import { useId } from 'react';
import { fewestOptions, longestOption, longestQuestion, mostOptions } from '@paideia/events/exams/exam.rules.ts';
import { newId, LabelledText, LabelledChoice } from '../../lib/forms/index.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import type { ExamQuestionFragment } from '../../generated/exams/admin/exam-admin.ts';
import { ofKind, type Problems } from './exam-draft.ts';
import { examsAdminMessages } from './exams-admin.messages.ts';

type Props = {
  readonly question: ExamQuestionFragment;
  readonly problems: Problems;
  readonly onChange: (question: ExamQuestionFragment) => void;
};

const Wrong = ({ id, children }: { readonly id: string; readonly children: string }) => (
  <Box component="p" id={id} sx={{ fontSize: 13, lineHeight: '18px', color: 'var(--danger)' }}>
    {children}
  </Box>
);

/** One question with its answers, of which one is marked as right. */
export function QuestionFields({ question, problems, onChange }: Props) {
  const t = useMessages(examsAdminMessages);
  const name = useId();
  const { id, kind, text, options, correctOptionId } = question;
  const [missing, unmarked] = [problems.get(id), problems.get(`${id}.right`)];
  const setOptions = (changed: ExamQuestionFragment['options']) => onChange({ ...question, options: changed });
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: '15px' }}>
      <LabelledText
        label={t('questionText')}
        error={missing && t(missing)}
        rows={2}
        maxLength={longestQuestion}
        value={text}
        onChange={(typed) => onChange({ ...question, text: typed })}
      />
      <LabelledChoice
        label={t('kind')}
        isCompact
        value={kind}
        options={[
          { value: 'choice', label: t('kindChoice') },
          { value: 'trueFalse', label: t('kindTrueFalse') },
        ]}
        onChange={(chosen) =>
          onChange(ofKind(question, chosen === 'trueFalse' ? 'trueFalse' : 'choice', [t('true'), t('false')]))
        }
      />
      <Box
        component="fieldset"
        aria-describedby={unmarked && `${name}-right`}
        sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'flex', flexDirection: 'column', gap: '9px' }}
      >
        <Box component="legend" sx={{ p: 0, mb: '6px', fontSize: 13, fontWeight: 600, color: 'var(--ink-2)' }}>
          {t('answers')}{' '}
          <Box component="span" sx={{ fontWeight: 400, color: 'var(--ink-3)' }}>
            {t('answersHint')}
          </Box>
        </Box>
        {options.map((option, index) => {
          const nth = { number: number(index + 1) };
          const wrong = problems.get(`${id}.${option.id}`);
          return (
            <div key={option.id}>
              <Box sx={{ display: 'flex', alignItems: 'center', gap: '3px' }}>
                <Radio
                  name={name}
                  checked={option.id === correctOptionId}
                  onChange={() => onChange({ ...question, correctOptionId: option.id })}
                  slotProps={{ input: { 'aria-label': t('isRight', nth), ...(unmarked && { 'aria-invalid': true }) } }}
                />
                <OutlinedInput
                  fullWidth
                  value={option.text}
                  error={wrong !== undefined}
                  onChange={({ target }) =>
                    setOptions(options.map((one) => (one.id === option.id ? { ...one, text: target.value } : one)))
                  }
                  slotProps={{
                    input: {
                      'aria-label': t('answer', nth),
                      maxLength: longestOption,
                      ...(wrong && { 'aria-invalid': true, 'aria-describedby': `${name}-${option.id}` }),
                    },
                  }}
                />
                {kind === 'choice' && options.length > fewestOptions && (
                  <IconButton
                    size="small"
                    aria-label={t('removeAnswer', nth)}
                    onClick={() => setOptions(options.filter((one) => one.id !== option.id))}
                  >
                    <Close fontSize="small" />
                  </IconButton>
                )}
              </Box>
              {wrong && <Wrong id={`${name}-${option.id}`}>{t(wrong)}</Wrong>}
            </div>
          );
        })}
        {unmarked && <Wrong id={`${name}-right`}>{t(unmarked)}</Wrong>}
      </Box>
      {kind === 'choice' && options.length < mostOptions && (
        <Button
          size="small"
          variant="text"
          startIcon={<Add />}
          onClick={() => setOptions([...options, { id: newId(), text: '' }])}
          sx={{ alignSelf: 'flex-start' }}
        >
          {t('addAnswer')}
        </Button>
      )}
    </Box>
  );
}
