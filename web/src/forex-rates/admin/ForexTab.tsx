import Add from '@mui/icons-material/AddOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { type ReactNode, useState } from 'react';
import { forexRatesPermissions } from '@paideia/events/forex-rates/forex-rate.permissions.ts';
import { forexCurrencies } from '@paideia/events/forex-rates/forex-rate.rules.ts';
import { adminMessages } from '../../console/admin-app.messages.ts';
import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { useRemote } from '../../lib/data/index.ts';
import { LabelledChoice } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { Screen } from '../../lib/screens/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { DataScreen, kernelMessages, SmallTable } from '../../lib/ui/index.ts';
import { type ForexRateFragment, ForexRatesDocument } from '../../generated/forex-rates/admin/forex-rates.ts';
import { monthName, rateText } from './forex-words.ts';
import { forexRatesMessages } from './forex-rates.messages.ts';
import { RateDialog } from './RateDialog.tsx';

/** What the currencies of the regions are worth, month by month. */
export function ForexTab({ screen, tabs }: { readonly screen: Screen; readonly tabs: ReactNode }) {
  const t = useMessages(forexRatesMessages);
  const kernel = useMessages(kernelMessages);
  const admin = useMessages(adminMessages);
  const mayRecord = may(useUser(), forexRatesPermissions.RecordForexRate);
  const [currency, setCurrency] = useState<string>(forexCurrencies[0]!);
  const [opened, setOpened] = useState<ForexRateFragment | 'new'>();
  const remote = useRemote(ForexRatesDocument, { currency }, (data) => data.forexRates);
  const edit = (rate: ForexRateFragment) => (
    <Button
      variant="outlined"
      size="small"
      aria-label={admin('actOn', { act: kernel('edit'), name: `${currency} ${monthName(rate)}` })}
      onClick={() => setOpened(rate)}
    >
      {kernel('edit')}
    </Button>
  );
  return (
    <ConsolePage>
      <ConsoleHeader
        screen={screen}
        actions={
          mayRecord && (
            <Button variant="contained" startIcon={<Add />} onClick={() => setOpened('new')}>
              {t('record')}
            </Button>
          )
        }
      />
      {tabs}
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: '15px', maxWidth: 640 }}>
        <Box component="p" sx={{ color: 'var(--ink-2)' }}>
          {t('means')}
        </Box>
        <LabelledChoice
          label={t('currency')}
          value={currency}
          options={forexCurrencies.map((value) => ({ value, label: value }))}
          onChange={setCurrency}
        />
        <DataScreen remote={remote}>
          {(rates) =>
            rates.length === 0 ? (
              <Alert severity="info">{t('none')}</Alert>
            ) : (
              <Card sx={{ overflow: 'hidden' }}>
                <SmallTable
                  rows={rates}
                  keyOf={({ _id }) => _id}
                  columns={[
                    { label: t('month'), render: monthName },
                    { label: t('rate', { currency }), isNumber: true, render: ({ rate }) => rateText(rate) },
                    ...(mayRecord ? [{ label: t('change'), isNumber: true, render: edit }] : []),
                  ]}
                />
              </Card>
            )
          }
        </DataScreen>
      </Box>
      {opened && (
        <RateDialog
          currency={currency}
          {...(opened !== 'new' && { recorded: opened })}
          again={remote.again}
          onSaved={setCurrency}
          onClose={() => setOpened(undefined)}
        />
      )}
    </ConsolePage>
  );
}
