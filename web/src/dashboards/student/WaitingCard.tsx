import ChevronRight from '@mui/icons-material/ChevronRightOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { CardNote, type DashboardData, type WaitingRow } from '../../lib/dashboard/index.ts';
import { Dropdown } from '../../lib/forms/index.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { labelOf, screenAt, useScreens } from '../../lib/screens/index.ts';
import { appState, mayOpen, remember, useUser } from '../../lib/session/index.ts';
import { AppLink, SectionCard } from '../../lib/ui/index.ts';
import { dashboardsMessages } from '../dashboards.messages.ts';

type Count = { readonly n: number; readonly more: boolean };
const countText = ({ n, more }: Count) => (more ? `${number(n)}+` : number(n));
const none: Count = { n: 0, more: false };

/** Where the rows are that a number counts, for whoever may open such a list. */
function useListAddress() {
  const screens = useScreens();
  const user = useUser();
  return ({ lists, filter }: WaitingRow, regionId: string | undefined): string | undefined => {
    const list = lists.find((path) => {
      const screen = screenAt(screens, path.split('?')[0]!);
      return screen === undefined || mayOpen(user, screen);
    });
    const wanted = JSON.stringify({ ...filter, ...(regionId !== undefined && { regionId }) });
    return list && `${list}${list.includes('?') ? '&' : '?'}${new URLSearchParams({ filter: wanted })}`;
  };
}

type Props = {
  readonly rows: readonly WaitingRow[];
  readonly data: DashboardData;
  readonly failures: ReadonlyMap<string, string>;
};

/** What waits for staff, in all their regions or in one of them; each number leads to the list of exactly these rows. */
export function WaitingCard({ rows, data, failures }: Props) {
  const t = useMessages(dashboardsMessages);
  const [chosen, setChosen] = useState(() => appState().adminDashRegionId);
  const { regions } = data;
  const region = regions.find(({ _id }) => _id === chosen);
  const countOf = ({ field }: WaitingRow): Count =>
    (region ? data[field]?.regions.find(({ regionId }) => regionId === region._id) : data[field]) ?? none;
  const present = rows.filter((row) => failures.has(row.field) || countOf(row).n > 0);
  const choose = (id: string) => {
    setChosen(id);
    remember({ adminDashRegionId: id || undefined });
  };
  return (
    <SectionCard
      title={t('waiting')}
      aside={
        regions.length > 1 && (
          <Dropdown
            isCompact
            label={t('region')}
            value={region?._id ?? ''}
            options={[
              { value: '', label: t('allRegions') },
              ...regions.map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
            onChange={choose}
          />
        )
      }
    >
      {present.length === 0 && <CardNote>{t('nothingWaits')}</CardNote>}
      <ul>
        {present.map((row) => (
          <Row key={row.field} row={row} count={countOf(row)} failure={failures.get(row.field)} regionId={region?._id}>
            {region === undefined && regions.length > 1 && <ByRegion row={row} data={data} />}
          </Row>
        ))}
      </ul>
    </SectionCard>
  );
}

type RowProps = {
  readonly row: WaitingRow;
  readonly count: Count;
  readonly failure: string | undefined;
  readonly regionId: string | undefined;
  readonly children: React.ReactNode;
};
const line = { display: 'flex', alignItems: 'center', gap: '12px', minHeight: 66, p: '9px 18px', color: 'var(--ink)' };

function Row({ row, count, failure, regionId, children }: RowProps) {
  const address = useListAddress()(row, regionId);
  const content = (
    <>
      <Box
        component="span"
        sx={{
          minWidth: 48,
          height: 36,
          px: '6px',
          borderRadius: 'var(--r-s)',
          bgcolor: 'var(--tint)',
          color: 'var(--secondary)',
          display: 'grid',
          placeItems: 'center',
          flex: 'none',
          fontWeight: 650,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {failure === undefined ? countText(count) : '–'}
      </Box>
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Box component="b" sx={{ display: 'block', fontWeight: 600 }}>
          {labelOf(row)}
        </Box>
        <Box component="span" sx={{ fontSize: 13, color: 'var(--ink-2)' }}>
          {labelOf({ label: row.hint })}
        </Box>
      </Box>
    </>
  );
  return (
    <Box
      component="li"
      sx={{
        borderTop: '1px solid var(--line)',
        '& > a': line,
        '& > a:hover': { textDecoration: 'none', background: 'var(--tint-2)' },
      }}
    >
      {address && failure === undefined ? (
        <AppLink to={address}>
          {content}
          <ChevronRight fontSize="small" aria-hidden="true" />
        </AppLink>
      ) : (
        <Box sx={line}>{content}</Box>
      )}
      {failure === undefined ? (
        children
      ) : (
        <Alert severity="error" sx={{ m: '0 18px 12px' }}>
          {failure}
        </Alert>
      )}
    </Box>
  );
}

/** It shows where they wait; each number is a way there. */
function ByRegion({ row, data }: Pick<RowProps, 'row'> & Pick<Props, 'data'>) {
  const t = useMessages(dashboardsMessages);
  const addressOf = useListAddress();
  const found = data.regions.flatMap(({ _id, name }) => {
    const count = data[row.field]?.regions.find(({ regionId }) => regionId === _id);
    return count ? [{ _id, text: t('inRegion', { region: name, count: countText(count) }) }] : [];
  });
  if (found.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t('byRegion', { what: labelOf(row) })}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '3px 15px',
        p: '0 18px 9px 78px',
        fontSize: 13,
        '& li, & a': { display: 'inline-flex', alignItems: 'center', minHeight: 24 },
      }}
    >
      {found.map(({ _id, text }) => {
        const to = addressOf(row, _id);
        return <li key={_id}>{to ? <AppLink to={to}>{text}</AppLink> : text}</li>;
      })}
    </Box>
  );
}
