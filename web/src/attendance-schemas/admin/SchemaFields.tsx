import Checkbox from '@mui/material/Checkbox';
import Box from '@mui/material/Box';
import { LinesField, NumberInput, TextField } from '../../console/forms/index.ts';
import { LabelledText } from '../../lib/forms/index.ts';
import { dateRange, listOf, useMessages, weekdayName } from '../../lib/i18n/index.ts';
import type { Hours } from '../schema-hours.ts';
import { attendanceSchemasAdminMessages } from './attendance-schemas-admin.messages.ts';
import type { SchemaTerm } from './schema-form.ts';
import {
  longestPeriodKey,
  longestTermName,
  mostTerms,
} from '@paideia/events/attendance-schemas/schema-limits.rules.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7];
const three = { display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '2fr 1fr 1fr' }, gap: '9px 12px' };
const gradings = [
  ['minutesLateThreshold', 600],
  ['graceAbsentsPerTerm', 1000],
  ['graceLatesPerTerm', 1000],
  ['absenceDeduction', 100],
  ['lateDeduction', 100],
] as const;

/** An attendance schema has the same fields whether it is new or not. */
export function SchemaFields() {
  const t = useMessages(attendanceSchemasAdminMessages);
  return (
    <>
      <TextField source="name" label={t('name')} />
      <LinesField<SchemaTerm>
        source="terms"
        label={t('terms')}
        hint={t('termsHint')}
        add={t('addTerm')}
        most={mostTerms}
        fresh={() => ({ name: '', from: '', to: '' })}
        removeLabel={(n) => t('removeTerm', { n })}
      >
        {({ name, from, to }, change) => (
          <Box sx={three}>
            <LabelledText
              label={t('term')}
              required
              maxLength={longestTermName}
              value={name}
              onChange={(typed) => change({ name: typed })}
            />
            <LabelledText
              label={t('from')}
              type="date"
              required
              value={from}
              onChange={(day) => change({ from: day })}
            />
            <LabelledText label={t('to')} type="date" required value={to} onChange={(day) => change({ to: day })} />
          </Box>
        )}
      </LinesField>
      <LinesField<Hours>
        source="hours"
        label={t('periods')}
        hint={t('periodsHint')}
        add={t('addPeriod')}
        most={50}
        fresh={() => ({ key: '', start: '', end: '', weekdays: [1, 2, 3, 4, 5] })}
        removeLabel={(n) => t('removePeriod', { n })}
      >
        {(hours, change, n) => (
          <>
            <Box sx={three}>
              <LabelledText
                label={t('period')}
                required
                maxLength={longestPeriodKey}
                value={hours.key}
                onChange={(key) => change({ key })}
              />
              <LabelledText
                label={t('start')}
                type="time"
                required
                value={hours.start}
                onChange={(start) => change({ start })}
              />
              <LabelledText
                label={t('end')}
                type="time"
                required
                value={hours.end}
                onChange={(end) => change({ end })}
              />
            </Box>
            <Weekdays label={t('weekdays', { n })} hours={hours} change={change} />
          </>
        )}
      </LinesField>
      <Box
        sx={{ display: 'grid', gap: '12px', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))' }}
      >
        {gradings.map(([source, max]) => (
          <NumberInput key={source} source={source} label={t(source)} min={0} max={max} />
        ))}
      </Box>
    </>
  );
}

type WeekdaysProps = {
  readonly label: string;
  readonly hours: Hours;
  readonly change: (changed: Partial<Hours>) => void;
};
const Weekdays = ({ label, hours, change }: WeekdaysProps) => (
  <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: '3px 15px', mt: '6px' }}>
    {weekdays.map((day) => (
      <Box
        component="label"
        key={day}
        sx={{ display: 'flex', alignItems: 'center', gap: '6px', minHeight: 30, fontSize: 14 }}
      >
        <Checkbox
          size="small"
          sx={{ p: 0 }}
          checked={hours.weekdays.includes(day)}
          onChange={(_, isOn) => {
            const others = hours.weekdays.filter((one) => one !== day);
            change({ weekdays: (isOn ? [...others, day] : others).toSorted((a, b) => a - b) });
          }}
        />
        {weekdayName(day, 'short')}
      </Box>
    ))}
  </Box>
);

export const termWords = ({ name, from, to }: SchemaTerm): string =>
  from && to ? `${name} ${dateRange(from, to)}` : name;
export const hoursWords = ({ key, start, end, weekdays: days }: Hours): string =>
  `${key} ${start}–${end}, ${listOf(days.map((day) => weekdayName(day, 'short')))}`;
/** What the fields are called, and how what they hold reads. */
export function useSchemaWords() {
  const t = useMessages(attendanceSchemasAdminMessages);
  const line = <T,>(words: (one: T) => string) => ({ lineWords: (one: object) => words(one as T) }); // The form's own lines.
  return {
    name: { label: t('name') },
    terms: { label: t('terms'), ...line(termWords) },
    hours: { label: t('periods'), ...line(hoursWords) },
    minutesLateThreshold: { label: t('minutesLateThreshold') },
    graceAbsentsPerTerm: { label: t('graceAbsentsPerTerm') },
    graceLatesPerTerm: { label: t('graceLatesPerTerm') },
    absenceDeduction: { label: t('absenceDeduction') },
    lateDeduction: { label: t('lateDeduction') },
  };
}
