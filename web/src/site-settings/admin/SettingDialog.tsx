import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PersonField } from '../../console/list/PersonField.tsx';
import { useGroupChoices, useRegionChoices } from '../../console/use-places.ts';
import { useCommand } from '../../lib/data/index.ts';
import { Dropdown, Field, TextInput, useActs } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { useStart } from '../../lib/session/index.ts';
import { ActDialog, kernelMessages, notify } from '../../lib/ui/index.ts';
import {
  ChangeSiteSettingDocument,
  type SiteSettingFragment,
} from '../../generated/site-settings/admin/site-settings.ts';
import { siteSettingsMessages } from './site-settings.messages.ts';

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
];

/** Changes one setting, with a field of its kind. */
export function SettingDialog({ setting, again, onClose }: Props) {
  const { key, kind, label } = setting;
  const t = useMessages(siteSettingsMessages);
  const kernel = useMessages(kernelMessages);
  const { config } = useStart();
  const acts = useActs(again, () => void again());
  const { run, isBusy } = useCommand(ChangeSiteSettingDocument);
  const [value, setValue] = useState(setting.value);
  const regions = useRegionChoices(kind === 'region');
  const groups = useGroupChoices();
  const isNeeded = needed.includes(key);
  const choices =
    kind === 'region'
      ? regions
      : kind === 'group' || kind === 'groups'
        ? groups
        : kind === 'locale'
          ? config.locales
          : undefined;
  const [first = '', second = ''] = value.split(',');
  const submit = async () => {
    if (!(await acts.attempt(() => run({ key, value: value === ',' ? '' : value })))) return;
    notify(t('saved', { setting: label }));
    onClose();
  };
  const choice = (name: string, picked: string, onPick: (id: string) => void) => (
    <Field label={name} isOptional={!isNeeded}>
      {(ties) => (
        <Dropdown
          isCompact
          ties={ties}
          hasPlaceholder={!isNeeded}
          isRequired={isNeeded}
          value={picked}
          options={choices ?? []}
          onChange={onPick}
        />
      )}
    </Field>
  );
  return (
    <ActDialog
      title={t('change', { setting: label })}
      confirm={kernel('save')}
      isBusy={isBusy}
      acts={acts}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Typography>{t('effect')}</Typography>
      {kind === 'groups' ? (
        <>
          {choice(t('first'), first, (id) => setValue(`${id},${second}`))}
          {choice(t('second'), second, (id) => setValue(`${first},${id}`))}
        </>
      ) : choices ? (
        choice(label, value, setValue)
      ) : (
        <Field label={label} isOptional={!isNeeded}>
          {(ties) =>
            kind === 'user' ? (
              <PersonField id={ties.id} label={label} value={value} onChange={setValue} />
            ) : (
              <TextInput
                ties={ties}
                type={types[kind] ?? 'text'}
                required={isNeeded}
                maxLength={500}
                value={value}
                onChange={setValue}
                {...(kind === 'attempts' && { min: 1, max: 10 })}
              />
            )
          }
        </Field>
      )}
    </ActDialog>
  );
}
