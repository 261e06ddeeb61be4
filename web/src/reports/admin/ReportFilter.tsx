import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import type { ReactNode } from 'react';
import { type ChartFilter, usualFilter } from '@paideia/events/reports/chart-filter.rules.ts';
import { offeredRegions } from '@paideia/events/reports/report-region.rules.ts';
import { adminMessages } from '../../console/admin-app.messages.ts';
import { forexRatesMessages } from '../../forex-rates/admin/forex-rates.messages.ts';
import type { ReportRegionFragment } from '../../generated/reports/admin/reports.ts';
import { LabelledChoice } from '../../lib/forms/index.ts';
import { dayOf, useMessages } from '../../lib/i18n/index.ts';
import { labelOf } from '../../lib/screens/index.ts';
import { regions as regionsScreen } from '../../regions/regions.screens.ts';
import { monthLabel } from './month-words.ts';
import { reportsMessages } from './reports.messages.ts';

type Props = {
  readonly id: string;
  readonly filter: ChartFilter;
  readonly onChange: (changed: Partial<ChartFilter>) => void;
  readonly regions: readonly ReportRegionFragment[];
  readonly currencies: readonly { readonly value: string; readonly label: string }[];
};
const yearsBack = 5;

/** It says which years, months, currency and regions the charts show. */
export function ReportFilter({ id, filter, onChange, regions, currencies }: Props) {
  const t = useMessages(reportsMessages);
  const admin = useMessages(adminMessages);
  const forex = useMessages(forexRatesMessages);
  const today = dayOf(new Date());
  const thisYear = Number(today.slice(0, 4));
  const years = Array.from({ length: yearsBack + 1 }, (_, n) => thisYear - n);
  const offered = offeredRegions(regions, filter);
  const kinds = [
    ['showAWM', t('offices')],
    ['showCBC', t('campuses')],
    ['showUS', t('us')],
    ['showIntl', t('international')],
    ['showClosed', t('closed')],
  ] as const;
  const { selectedRegions: chosen } = filter;
  return (
    <Card id={id} sx={{ p: '18px', display: 'flex', flexDirection: 'column', gap: '15px' }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
          gap: '12px 18px',
        }}
      >
        <LabelledChoice
          label={forex('year')}
          isCompact
          value={filter.year}
          options={(years.includes(filter.year) ? years : [...years, filter.year]).map((value) => ({
            value,
            label: `${value}`,
          }))}
          onChange={(year) => onChange({ year })}
        />
        <LabelledChoice
          label={t('until')}
          isCompact
          value={filter.month}
          options={Array.from({ length: 12 }, (_, n) => ({ value: n + 1, label: monthLabel(n + 1) }))}
          onChange={(month) => onChange({ month })}
        />
        <LabelledChoice
          label={forex('currency')}
          isCompact
          value={filter.selectedCurrency}
          options={currencies.map(({ value, label }) => ({ value, label: `${value} – ${label}` }))}
          onChange={(selectedCurrency) => onChange({ selectedCurrency })}
        />
      </Box>
      <Choices legend={t('kinds')}>
        {kinds.map(([name, label]) => (
          <Choice key={name} label={label} isOn={filter[name]} onChange={(isOn) => onChange({ [name]: isOn })} />
        ))}
      </Choices>
      <Choices legend={labelOf(regionsScreen)} hint={t(offered.length === 0 ? 'noRegions' : 'noChoice')}>
        {offered.map(({ _id, name }) => (
          <Choice
            key={_id}
            label={name}
            isOn={chosen.includes(_id)}
            onChange={(isOn) =>
              onChange({ selectedRegions: isOn ? [...chosen, _id] : chosen.filter((one) => one !== _id) })
            }
          />
        ))}
      </Choices>
      <Button
        variant="outlined"
        size="small"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => {
          const { forexRates, expanded } = filter;
          onChange({ ...usualFilter(today), forexRates, expanded, showFilter: true });
        }}
      >
        {admin('clearFilters')}
      </Button>
    </Card>
  );
}

type ChoicesProps = { readonly legend: string; readonly hint?: string; readonly children: ReactNode };
const Choices = ({ legend, hint, children }: ChoicesProps) => (
  <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
    <Box component="legend" sx={{ fontSize: 13, fontWeight: 600, color: 'var(--ink-2)', p: 0 }}>
      {legend}
    </Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '0 18px' }}>{children}</Box>
    {hint !== undefined && <Box sx={{ fontSize: 13, lineHeight: '18px', color: 'var(--ink-3)' }}>{hint}</Box>}
  </Box>
);

type ChoiceProps = {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
};
const Choice = ({ label, isOn, onChange }: ChoiceProps) => (
  <Box
    component="label"
    sx={{ display: 'flex', alignItems: 'center', gap: '6px', minHeight: { xs: 48, md: 36 }, fontSize: 14, ml: '-9px' }}
  >
    <Checkbox size="small" checked={isOn} onChange={(_, isNowOn) => onChange(isNowOn)} />
    {label}
  </Box>
);
