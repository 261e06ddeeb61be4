import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { bringsFiles } from '@paideia/events/files/file.permissions.ts';
import { longestComment, mostFiles } from '@paideia/events/submissions/submission.rules.ts';
import { FilesField } from '../../files/files-field.parts.tsx';
import type { SentFile } from '../../files/send-files.parts.tsx';
import {
  type Acts,
  Checked,
  decimalText,
  FieldError,
  Form,
  NumberField,
  parseDecimal,
  percentRange,
  useForm,
  LabelledText,
} from '../../lib/forms/index.ts';
import { errorText } from '../../lib/data/index.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { PanelSection } from '../../lib/ui/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import type { StaffSubmissionDetailFragment } from '../../generated/submissions/admin/submission-admin.ts';
import { submissionsAdminMessages } from './submissions-admin.messages.ts';

/** `grade` for graded work, `complete` for completion work; the other one is null. */
export type Grading = {
  readonly grade: number | null;
  readonly complete: boolean | null;
  readonly comment: string | null;
  /** They go back with it, with those that went before and stay. */
  readonly feedbackFileIds: readonly string[];
};
type Props = {
  /** The id that the button at the foot belongs to. */
  readonly form: string;
  readonly work: StaffSubmissionDetailFragment;
  /** What became of what was sent, also from outside of this form. */
  readonly acts: Acts;
  readonly error: unknown;
  /** True when it was saved. The revision is the one that was seen when the typing began. */
  readonly onSave: (grading: Grading, expectedRevision: number) => Promise<boolean>;
};

/** A grade by the kind of the work. What is typed stays on this device until it is saved. */
export function GradePanel({ form, work, acts, error, onSave }: Props) {
  const t = useMessages(submissionsAdminMessages);
  const user = useUser();
  const label = useId();
  const feedback: readonly SentFile[] = work.feedbackFiles.map(({ fileId, name }) => ({ fileId, name }));
  const typing = useForm({
    draft: `grade:${user._id}:${work.id}`,
    start: {
      grade: work.grade === null ? '' : decimalText(Math.round(work.grade * 100), 2),
      complete: work.complete === null ? '' : String(work.complete),
      comment: work.comment ?? '',
      feedback,
    },
    revision: work._revision,
    acts,
  });
  const { grade, complete } = typing.value;
  const isGraded = work.type === 'graded';
  const submit = async () => {
    const typed = parseDecimal(grade, percentRange);
    if (isGraded ? 'problem' in typed : complete === '') return;
    const figure = 'units' in typed ? typed.units / 100 : null;
    const grading = {
      grade: isGraded ? figure : null,
      complete: isGraded ? null : complete === 'true',
      comment: typing.trimmed.comment || null,
      feedbackFileIds: typing.value.feedback.map(({ fileId }) => fileId),
    };
    const isSaved = await onSave(grading, typing.expectedRevision);
    if (isSaved) typing.clear();
  };
  return (
    <PanelSection title={t('grading')}>
      <Form id={form} onSubmit={submit} foot={null} sx={{ gap: '12px' }}>
        {error !== undefined && <Alert severity="error">{errorText(error)}</Alert>}
        {isGraded ? (
          <NumberField
            label={t('grade')}
            {...typing.field('grade')}
            range={percentRange}
            say={(units) => number(units / 100, units % 100 === 0 ? 0 : 2)}
            example={8550}
            hint={t('gradeHint')}
            unit="%"
          />
        ) : (
          <Checked>
            {(problem, watch) => (
              <div {...watch}>
                <Box id={label} sx={{ fontSize: 13, fontWeight: 600, color: 'var(--ink-2)' }}>
                  {t('outcome')}
                </Box>
                <RadioGroup
                  row
                  aria-labelledby={label}
                  aria-describedby={problem && `${label}-error`}
                  value={complete}
                  onChange={(_, value) => typing.set({ complete: value })}
                >
                  <FormControlLabel
                    value="true"
                    control={<Radio slotProps={{ input: { required: true } }} />}
                    label={t('complete')}
                  />
                  <FormControlLabel value="false" control={<Radio />} label={t('incomplete')} />
                </RadioGroup>
                {problem && <FieldError id={`${label}-error`}>{problem}</FieldError>}
              </div>
            )}
          </Checked>
        )}
        <LabelledText
          label={t('comment')}
          isOptional
          rows={3}
          maxLength={longestComment}
          {...typing.field('comment')}
        />
        {may(user, bringsFiles.feedback, {}) && (
          <FilesField
            label={t('feedbackFiles')}
            purpose="feedback"
            files={typing.value.feedback}
            most={mostFiles}
            onChange={typing.change('feedback')}
          />
        )}
        <Box sx={{ fontSize: 13, color: 'var(--ink-3)' }}>{t('gradeNote')}</Box>
      </Form>
    </PanelSection>
  );
}
