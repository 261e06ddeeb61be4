import Typography from '@mui/material/Typography';
import { dayMonthYear } from '../../console/dates.ts';
import { ListCard } from '../../console/list/ListCard.tsx';
import { StaffList } from '../../console/list/StaffList.tsx';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { ImportChip } from './ImportChip.tsx';
import type { WholeImportFragment } from '../../generated/user-imports/admin/imports.ts';
import { importsMessages } from './imports.messages.ts';
import { userImportRun } from '../user-imports.screens.ts';
import { addressOf } from '../../lib/screens/index.ts';

/** What was imported before, the latest first; each opens with its lines, to be undone. */
export function PastImports() {
  const t = useMessages(importsMessages);
  const begun = ({ startedAt, startedByName }: WholeImportFragment) =>
    startedByName ? t('startedBy', { date: dayMonthYear(startedAt), name: startedByName }) : dayMonthYear(startedAt);
  return (
    <StaffList resource="userImports" sort={{ field: 'startedAt', order: 'DESC' }}>
      <Typography component="h2" variant="h4" sx={{ m: '24px 0 9px' }}>
        {t('past')}
      </Typography>
      <ListCard<WholeImportFragment>
        first={{ label: t('name') }}
        lead={({ fileName }) => ({ name: fileName })}
        columns={[
          { key: 'status', label: t('status'), render: ({ status }) => <ImportChip status={status} /> },
          { key: 'region', label: t('region'), render: ({ regionName }) => regionName },
          { key: 'people', label: t('people'), isNumber: true, render: ({ rowCount }) => number(rowCount) },
          { key: 'startedAt', label: t('startedAt'), sort: 'startedAt', render: (row) => begun(row) },
        ]}
        card={(row) => ({
          chip: <ImportChip status={row.status} />,
          line: [row.regionName, begun(row)].filter(Boolean).join(' · '),
        })}
        to={({ id }) => addressOf(userImportRun, { importId: id })}
      />
    </StaffList>
  );
}
