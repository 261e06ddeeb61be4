import { longestReleaseNotes, longestVersion, isVersion } from '@paideia/events/offline-app/app-version.rules.ts';
import {
  PublishOfflineReleaseDocument,
  type AppReleaseFragment,
} from '../../generated/offline-app/admin/app-releases.ts';
import type { AppRegion } from '../../generated/schema.ts';
import { useCommand } from '../../lib/data/index.ts';
import { ActDialog, LabelledText, useForm } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { appReleasesMessages } from './app-releases.messages.ts';

type Props = {
  readonly appRegion: AppRegion;
  readonly latest: AppReleaseFragment | null;
  readonly again: () => Promise<unknown>;
  readonly onClose: () => void;
};
const refusals = {
  'offlineRelease.notNewer': { field: 'version' },
  'offlineRelease.minimumTooNew': { field: 'minVersion' },
} as const;

/** A newer version of the app, with what is new in it. */
export function ReleaseDialog({ appRegion, latest, again, onClose }: Props) {
  const t = useMessages(appReleasesMessages);
  const { run } = useCommand(PublishOfflineReleaseDocument);
  const form = useForm({
    start: () => ({ version: '', notes: '', minVersion: latest?.minVersion ?? '' }),
    again,
    refusals,
  });
  const unlessVersion = (text: string) => (text.trim() === '' || isVersion(text.trim()) ? undefined : t('form'));
  return (
    <ActDialog
      title={t('publishFor', { who: t(appRegion === 'test' ? 'testGroup' : 'everybody') })}
      form={form}
      send={({ minVersion, ...typed }) => run({ input: { appRegion, ...typed, minVersion: minVersion || null } })}
      done={() => t('done', { version: form.value.version.trim() })}
      onClose={onClose}
    >
      <LabelledText
        label={t('version')}
        hint={latest ? `${t('form')} (${latest.version})` : t('form')}
        required
        maxLength={longestVersion}
        {...form.field('version')}
        problem={unlessVersion(form.value.version)}
      />
      <LabelledText label={t('notes')} required rows={4} maxLength={longestReleaseNotes} {...form.field('notes')} />
      <LabelledText
        label={t('minimum')}
        hint={t('minimumHint')}
        isOptional
        maxLength={longestVersion}
        {...form.field('minVersion')}
        problem={unlessVersion(form.value.minVersion)}
      />
    </ActDialog>
  );
}
