import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { longestInstructions, longestTitle } from '@paideia/events/exams/exam.rules.ts';
import { NumberField, LabelledText } from '../../lib/forms/index.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { ranges, type ExamDraft } from './exam-draft.ts';
import { examsAdminMessages } from './exams-admin.messages.ts';
import type { ExamEditor } from './use-exam-editor.ts';

const whole = (units: number) => number(units);
const percents = (units: number) => number(units / 100, units % 100 === 0 ? 0 : 2);

/** Title, instructions and the rules of an exam. */
export function ExamTermsFields({ editor: { draft, set, problems } }: { readonly editor: ExamEditor }) {
  const t = useMessages(examsAdminMessages);
  const problem = problems.get('title');
  const check = (name: 'openBook' | 'penalty' | 'hasTimeLimit') => (
    <FormControlLabel
      control={<Checkbox checked={draft[name]} onChange={(_, isOn) => set({ [name]: isOn })} />}
      label={t(name)}
    />
  );
  const figure = (
    name: 'passMark' | 'attempts' | 'points' | 'minutes',
    example: number,
    say = whole,
    unit?: string,
  ) => (
    <NumberField
      label={t(name)}
      value={draft[name]}
      onChange={(text) => set({ [name]: text } satisfies Partial<ExamDraft>)}
      range={ranges[name]}
      say={say}
      example={example}
      {...(unit && { unit })}
    />
  );
  return (
    <Card component="section" sx={{ p: '18px', display: 'flex', flexDirection: 'column', gap: '18px' }}>
      <Typography component="h2" variant="h4">
        {t('terms')}
      </Typography>
      <LabelledText
        label={t('title')}
        error={problem && t(problem)}
        maxLength={longestTitle}
        value={draft.title}
        onChange={(title) => set({ title })}
      />
      <LabelledText
        label={t('instructions')}
        isOptional
        hint={t('instructionsHint')}
        rows={4}
        maxLength={longestInstructions}
        value={draft.instructions}
        onChange={(instructions) => set({ instructions })}
      />
      <Box
        sx={{
          display: 'grid',
          gap: '15px',
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {figure('passMark', 7000, percents, '%')}
        {figure('attempts', 2)}
        {figure('points', 5)}
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column' }}>
        {check('openBook')}
        {check('penalty')}
        {check('hasTimeLimit')}
        {draft.hasTimeLimit && <Box sx={{ maxWidth: 180, pt: '9px' }}>{figure('minutes', 45)}</Box>}
      </Box>
    </Card>
  );
}
