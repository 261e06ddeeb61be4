import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PersonField } from '../../console/list/PersonField.tsx';
import type { Choice } from '../../console/list/list-shapes.ts';
import { useGroupChoices, useRegionChoices } from '../../console/use-places.ts';
import type { SettingKind } from '../../generated/schema.ts';
import { useCommand } from '../../lib/data/index.ts';
import { ActDialog, Field, LabelledChoice, LabelledText, useForm } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { useStart } from '../../lib/session/index.ts';
import {
  ChangeSiteSettingDocument,
  type SiteSettingFragment,
} from '../../generated/site-settings/admin/site-settings.ts';
import { siteSettingsMessages } from './site-settings.messages.ts';
import { longestSetting, longestTermsVersion } from '@paideia/events/site-settings/setting-limits.rules.ts';
import { unusedSettings } from '@paideia/events/site-settings/unused-settings.rules.ts';

type Props = {
  readonly setting: SiteSettingFragment;
  readonly again: () => Promise<unknown>;
  readonly onClose: () => void;
};
const types: Readonly<Record<string, string>> = { email: 'email', address: 'url', origin: 'url', attempts: 'number' };
/** These can never be empty. */
const needed = [
  'orgName',
  'shortName',
  'appName',
  'senderEmail',
  'defaultLocale',
  'termsVersion',
  'defaultAllowedAttempts',
  'timeLogPrograms',
];

const refusals = { 'siteSetting.termsTaken': { field: 'one' }, 'siteSetting.localeUnknown': { field: 'one' } } as const;

/** Changes one setting, with a field of its kind. */
export function SettingDialog({ setting: { key, kind, label, value }, again, onClose }: Props) {
  const t = useMessages(siteSettingsMessages);
  const { config } = useStart();
  const { run } = useCommand(ChangeSiteSettingDocument);
  const [one = '', other = ''] = kind === 'groups' ? value.split(',') : [value];
  const form = useForm({ start: { one, other }, again, refusals });
  // Once somebody else was faster, their value is seen too.
  const [seen, setSeen] = useState(value);
  const from = form.isOvertaken ? value : seen;
  const regions = useRegionChoices(kind === 'region');
  const groups = useGroupChoices();
  const isNeeded = needed.includes(key);
  const choicesOf: Partial<Readonly<Record<SettingKind, readonly Choice[]>>> = {
    region: regions,
    group: groups,
    groups,
    locale: config.locales,
  };
  const choices = choicesOf[kind];
  const choice = (name: 'one' | 'other', text: string) => (
    <LabelledChoice
      label={text}
      isOptional={!isNeeded}
      isCompact
      hasPlaceholder={!isNeeded}
      isRequired={isNeeded}
      {...form.field(name)}
      options={choices ?? []}
    />
  );
  return (
    <ActDialog
      title={t('change', { setting: label })}
      form={form}
      send={(typed) => {
        const both = `${typed.one},${typed.other}`;
        setSeen(from);
        return run({ key, from, value: kind !== 'groups' ? typed.one : both === ',' ? '' : both });
      }}
      done={t('saved', { setting: label })}
      onClose={onClose}
    >
      <Typography>{t(kind === 'version' ? 'termsEffect' : (unusedSettings[key] ?? 'effect'))}</Typography>
      {kind === 'groups' ? (
        <>
          {choice('one', t('first'))}
          {choice('other', t('second'))}
        </>
      ) : choices ? (
        choice('one', label)
      ) : kind === 'user' ? (
        <Field label={label} isOptional={!isNeeded}>
          {({ id }) => <PersonField id={id} label={label} {...form.field('one')} />}
        </Field>
      ) : (
        <LabelledText
          label={label}
          isOptional={!isNeeded}
          type={types[kind] ?? 'text'}
          required={isNeeded}
          maxLength={kind === 'version' ? longestTermsVersion : longestSetting}
          {...form.field('one')}
          problem={kind === 'version' && form.value.one.trim() === value ? t('sameTerms') : undefined}
          {...(kind === 'attempts' && { min: 1, max: 10 })}
        />
      )}
    </ActDialog>
  );
}
