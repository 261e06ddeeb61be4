import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { LabelledChoice, plainFieldset, type FormState } from '../../lib/forms/index.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import type { SatVersionFieldsFragment } from '../../generated/exam-attempts/admin/exam-correction.ts';
import { chosenOf, rightSoFar, type CorrectionDraft } from './correction-draft.ts';
import { examCorrectionsMessages } from './exam-corrections.messages.ts';

type Props = {
  readonly form: FormState<CorrectionDraft>;
  readonly versions: readonly SatVersionFieldsFragment[];
};

/** Which question of what was sat, and what is right of it now. */
export function RulingFields({ form, versions }: Props) {
  const t = useMessages(examCorrectionsMessages);
  const { version, question } = chosenOf(versions, form.value);
  const { ruling, accepted } = form.value;
  return (
    <>
      {versions.length > 1 && (
        <LabelledChoice
          label={t('version')}
          value={version?.version ?? 0}
          options={versions.map((one) => ({
            value: one.version,
            label: t('versionOf', { version: number(one.version), count: one.attempts }),
          }))}
          onChange={(chosen) => form.set({ version: chosen, accepted: [] })}
        />
      )}
      <LabelledChoice
        label={t('question')}
        hasPlaceholder
        isRequired
        {...form.field('questionId')}
        value={question?.questionId ?? ''}
        options={(version?.questions ?? []).map(({ questionId, text }, index) => ({
          value: questionId,
          label: `${number(index + 1)}. ${text}`,
        }))}
        onChange={(questionId) => form.set({ questionId, accepted: [] })}
      />
      <LabelledChoice<CorrectionDraft['ruling']>
        label={t('ruling')}
        hasPlaceholder
        isRequired
        {...form.field('ruling')}
        options={[
          { value: 'accepts', label: t('rulingAccepts') },
          { value: 'everybody', label: t('rulingEverybody') },
          { value: 'notCounted', label: t('rulingNotCounted') },
        ]}
      />
      {ruling === 'accepts' && question && (
        <Box component="fieldset" sx={{ ...plainFieldset, gap: 0 }}>
          <Box component="legend" sx={{ fontSize: 13, fontWeight: 600, color: 'var(--ink-2)' }}>
            {t('accepted')}
          </Box>
          {question.options.map(({ optionId, text }) => {
            const isOn = accepted.includes(optionId);
            const next = isOn ? accepted.filter((id) => id !== optionId) : [...accepted, optionId];
            return (
              <Box component="label" key={optionId} sx={{ display: 'flex', alignItems: 'center', ml: '-9px' }}>
                <Checkbox
                  size="small"
                  checked={isOn}
                  onChange={() => form.set({ accepted: next })}
                  slotProps={{ input: { required: accepted.length === 0 } }}
                />
                <span>
                  {text}
                  {rightSoFar(question).includes(optionId) && (
                    <Box component="span" sx={{ color: 'var(--ink-3)', fontSize: 13 }}>
                      {' '}
                      ({t('rightSoFar')})
                    </Box>
                  )}
                </span>
              </Box>
            );
          })}
        </Box>
      )}
    </>
  );
}
