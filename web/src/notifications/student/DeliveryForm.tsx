import Box from '@mui/material/Box';
import { FormCard, LabelledChoice, LabelledText, useForm } from '../../lib/forms/index.ts';
import { useCommand } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import {
  SetNotificationDeliveryDocument,
  type OwnDeliveryFragment,
} from '../../generated/notifications/preferences.ts';
import { preferencesMessages } from '../preferences.messages.ts';

const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const refusals = { 'profile.quietHoursOdd': { field: 'quietTo' } } as const;

/** It asks at which hours letters come that can wait. */
export function DeliveryForm({ user: { notificationDelivery } }: { readonly user: OwnDeliveryFragment }) {
  const t = useMessages(preferencesMessages);
  const { run } = useCommand(SetNotificationDeliveryDocument);
  const { timeZone = here, digestAt, quietFrom, quietTo } = notificationDelivery ?? {};
  const form = useForm({
    start: { timeZone, digestAt: digestAt ?? '', quietFrom: quietFrom ?? '', quietTo: quietTo ?? '' },
    refusals,
  });
  const time = (name: 'digestAt' | 'quietFrom' | 'quietTo', hint?: string) => (
    <LabelledText label={t(name)} hint={hint} isOptional type="time" {...form.field(name)} />
  );
  return (
    <FormCard
      title={t('hours')}
      intro={t('hoursText')}
      form={form}
      send={async (typed) => {
        await run({
          input: {
            timeZone: typed.timeZone,
            digestAt: typed.digestAt || null,
            quietFrom: typed.quietFrom || null,
            quietTo: typed.quietTo || null,
          },
        });
        form.saved(0);
      }}
      done={t('saved')}
    >
      {time('digestAt', t('digestHint'))}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0,1fr))', gap: '15px' }}>
        {time('quietFrom')}
        {time('quietTo')}
      </Box>
      <LabelledChoice
        label={t('timeZone')}
        {...form.field('timeZone')}
        options={[...new Set([...Intl.supportedValuesOf('timeZone'), timeZone])].map((value) => ({
          value,
          label: value.replaceAll('_', ' '),
        }))}
      />
    </FormCard>
  );
}
