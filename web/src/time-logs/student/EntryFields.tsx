import Box from '@mui/material/Box';
import { longestActivity } from '@paideia/events/time-logs/time-log.rules.ts';
import { type FormState, LabelledChoice, LabelledText } from '../../lib/forms/index.ts';
import { shortDate, useMessages } from '../../lib/i18n/index.ts';
import { timeLogWords } from '../time-log-words.messages.ts';
import { daysOf, type EntryForm } from './entry-form.ts';
import { timeLogsMessages } from './time-logs.messages.ts';

type Props = { readonly form: FormState<EntryForm>; readonly periodEnding: string };

/** Day, hours, minutes and activity; numbers bring the keys of a phone that have digits. */
export function EntryFields({ form, periodEnding }: Props) {
  const t = useMessages(timeLogsMessages);
  const words = useMessages(timeLogWords);
  const { hours, minutes } = form.value;
  const hasHours = Number(hours || 0) > 0;
  const hasMinutes = Number(minutes || 0) > 0;
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'minmax(0,2fr) 1fr 1fr' },
          gap: '12px',
          '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
        }}
      >
        <LabelledChoice
          label={words('day')}
          isCompact
          {...form.field('date')}
          options={daysOf(periodEnding).map((value) => ({ value, label: shortDate(value) }))}
        />
        <LabelledText
          label={t('hours')}
          type="number"
          required={!hasMinutes}
          min={0}
          max={24}
          step={1}
          {...form.field('hours')}
        />
        <LabelledText
          label={t('minutes')}
          type="number"
          required={!hasHours}
          min={hasHours ? 0 : 1}
          max={Number(hours) === 24 ? 0 : 59}
          step={1}
          {...form.field('minutes')}
        />
      </Box>
      <LabelledText
        label={words('activity')}
        required
        rows={2}
        maxLength={longestActivity}
        {...form.field('activity')}
      />
    </>
  );
}
