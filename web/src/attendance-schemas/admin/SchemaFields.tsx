import Checkbox from '@mui/material/Checkbox';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { LinesField, NumberInput, TextField } from '../../console/forms/index.ts';
import { FieldError, LabelledText } from '../../lib/forms/index.ts';
import { dateRange, listOf, useMessages, weekdayName } from '../../lib/i18n/index.ts';
import type { Hours } from '../schema-hours.ts';
import { attendanceSchemasAdminMessages } from './attendance-schemas-admin.messages.ts';
import type { SchemaTerm } from './schema-form.ts';
import {
  longestPeriodKey,
  longestTermName,
  mostOfGrading,
  mostTerms,
} from '@paideia/events/attendance-schemas/schema-limits.rules.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7];
/** A name, and beside it, where there is room, two fields that are never too narrow for what the browser writes into them. */
const nameAndTwo = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '9px 12px',
  '& > :first-of-type': { flex: '2 1 200px' },
  '& > :last-child': {
    flex: '2 1 312px',
    minWidth: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 140px), 1fr))',
    gap: 'inherit',
  },
};
const gradings = [
  'minutesLateThreshold',
  'graceAbsentsPerTerm',
  'graceLatesPerTerm',
  'absenceDeduction',
  'lateDeduction',
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
        {({ name, from, to }, change, _, problemOf) => (
          <Box sx={nameAndTwo}>
            <LabelledText
              label={t('term')}
              required
              maxLength={longestTermName}
              error={problemOf('name')}
              value={name}
              onChange={(typed) => change({ name: typed })}
            />
            <Box>
              <LabelledText
                label={t('from')}
                type="date"
                required
                error={problemOf('from')}
                value={from}
                onChange={(day) => change({ from: day })}
              />
              <LabelledText
                label={t('to')}
                type="date"
                required
                error={problemOf('to')}
                value={to}
                onChange={(day) => change({ to: day })}
              />
            </Box>
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
        {(hours, change, n, problemOf) => (
          <>
            <Box sx={nameAndTwo}>
              <LabelledText
                label={t('period')}
                required
                maxLength={longestPeriodKey}
                error={problemOf('key')}
                value={hours.key}
                onChange={(key) => change({ key })}
              />
              <Box>
                <LabelledText
                  label={t('start')}
                  type="time"
                  required
                  error={problemOf('start')}
                  value={hours.start}
                  onChange={(start) => change({ start })}
                />
                <LabelledText
                  label={t('end')}
                  type="time"
                  required
                  error={problemOf('end')}
                  value={hours.end}
                  onChange={(end) => change({ end })}
                />
              </Box>
            </Box>
            <Weekdays label={t('weekdays', { n })} hours={hours} error={problemOf('weekdays')} change={change} />
          </>
        )}
      </LinesField>
      <Box
        sx={{ display: 'grid', gap: '12px', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))' }}
      >
        {gradings.map((source) => (
          <NumberInput key={source} source={source} label={t(source)} min={0} max={mostOfGrading[source]} />
        ))}
      </Box>
    </>
  );
}

type WeekdaysProps = {
  readonly label: string;
  readonly hours: Hours;
  readonly error: string | undefined;
  readonly change: (changed: Partial<Hours>) => void;
};
const Weekdays = ({ label, hours, error, change }: WeekdaysProps) => {
  const id = useId();
  return (
    <>
      <Box
        role="group"
        aria-label={label}
        aria-describedby={error && id}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: '3px 15px', mt: '6px' }}
      >
        {weekdays.map((day) => (
          <Box
            component="label"
            key={day}
            sx={{ display: 'flex', alignItems: 'center', gap: '6px', minHeight: 30, fontSize: 14 }}
          >
            <Checkbox
              size="small"
              sx={{ p: 0 }}
              slotProps={{ input: { 'aria-invalid': error ? true : undefined } }}
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
      {error && <FieldError id={id}>{error}</FieldError>}
    </>
  );
};

export const termWords = ({ name, from, to }: SchemaTerm): string =>
  from && to ? `${name} ${dateRange(from, to)}` : name;
const hoursWords = ({ key, start, end, weekdays: days }: Hours): string =>
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
