import Add from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { forexRatesPermissions } from '@paideia/events/forex-rates/forex-rate.permissions.ts';
import { forexCurrencies } from '@paideia/events/forex-rates/forex-rate.rules.ts';
import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { LabelledChoice } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { Screen } from '../../lib/screens/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import type { ForexRateFragment } from '../../generated/forex-rates/admin/forex-rates.ts';
import { forexRatesMessages } from './forex-rates.messages.ts';
import { RateDialog } from './RateDialog.tsx';
import { Rates } from './Rates.tsx';

/** What the currencies of the regions are worth, month by month. */
export function ForexTab({ screen, tabs }: { readonly screen: Screen; readonly tabs: ReactNode }) {
  const t = useMessages(forexRatesMessages);
  const mayRecord = may(useUser(), forexRatesPermissions.RecordForexRate);
  const [currency, setCurrency] = useState<string>(forexCurrencies[0]!);
  const [opened, setOpened] = useState<ForexRateFragment | 'new'>();
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
        <Rates key={currency} currency={currency} onEdit={mayRecord ? setOpened : undefined} />
      </Box>
      {opened && (
        <RateDialog
          currency={currency}
          {...(opened !== 'new' && { recorded: opened })}
          onSaved={setCurrency}
          onClose={() => setOpened(undefined)}
        />
      )}
    </ConsolePage>
  );
}
