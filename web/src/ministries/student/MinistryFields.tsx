import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId, type ReactNode } from 'react';
import {
  longestContact,
  longestMinister,
  longestMinistryName,
  longestMinistryPlace,
  longestWebsite,
  mostMinisters,
} from '@paideia/events/ministries/ministry.rules.ts';
import { Checked, FieldError, type FormState, LabelledText } from '../../lib/forms/index.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import type { EachField } from '../../lib/ui/index.ts';
import { ministriesMessages } from '../ministries.messages.ts';
import { fitsListing, type MinistryForm } from '../ministry-form.ts';

type Props = { readonly form: FormState<MinistryForm> };
type Flag = 'hasSecondYearGraduate' | 'hasAlumniOrgMember' | 'visibleToPublic';

/** All that a listing says. */
export function MinistryFields({ form }: Props) {
  const t = useMessages(ministriesMessages);
  const tooMany = t('tooMany', { most: number(mostMinisters), length: number(longestMinister) });
  const flag = (name: Flag, label: string, required = false) => (
    <Tick label={label} required={required} checked={form.value[name]} onChange={(isOn) => form.change(name)(isOn)} />
  );
  const fields: EachField<MinistryForm, ReactNode, '_id'> = {
    ministryName: (
      <LabelledText
        label={t('ministryName')}
        {...form.field('ministryName')}
        required
        maxLength={longestMinistryName}
      />
    ),
    ministers: (
      <LabelledText
        label={t('ministers')}
        hint={t('ministersHint')}
        {...form.field('ministers')}
        required
        rows={3}
        problem={fitsListing(form.value.ministers) ? undefined : tooMany}
      />
    ),
    hasSecondYearGraduate: flag('hasSecondYearGraduate', t('hasSecondYearGraduate'), true),
    hasAlumniOrgMember: flag('hasAlumniOrgMember', t('hasAlumniOrgMember')),
    location: (
      <LabelledText label={t('location')} isOptional {...form.field('location')} maxLength={longestMinistryPlace} />
    ),
    contact: <LabelledText label={t('contact')} isOptional {...form.field('contact')} maxLength={longestContact} />,
    website: (
      <LabelledText label={t('website')} isOptional type="url" {...form.field('website')} maxLength={longestWebsite} />
    ),
    visibleToPublic: flag('visibleToPublic', t('public')),
  };
  return (
    <>
      {fields.ministryName}
      {fields.ministers}
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: '3px' }}>
        {fields.hasSecondYearGraduate}
        {fields.hasAlumniOrgMember}
      </Box>
      {fields.location}
      {fields.contact}
      {fields.website}
      {fields.visibleToPublic}
    </>
  );
}

type TickProps = {
  readonly label: string;
  readonly required: boolean;
  readonly checked: boolean;
  readonly onChange: (isOn: boolean) => void;
};
/** A box to tick; one that must be ticked says so below itself. */
function Tick({ label, required, checked, onChange }: TickProps) {
  const id = useId();
  return (
    <Checked>
      {(problem, watch) => (
        <Box {...watch}>
          <FormControlLabel
            label={label}
            control={
              <Checkbox
                checked={checked}
                onChange={(_, isOn) => onChange(isOn)}
                slotProps={{
                  input: {
                    required,
                    ...(problem !== undefined && { 'aria-describedby': id, 'aria-invalid': true as const }),
                  },
                }}
              />
            }
          />
          {problem !== undefined && <FieldError id={id}>{problem}</FieldError>}
        </Box>
      )}
    </Checked>
  );
}
