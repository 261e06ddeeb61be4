import Box from '@mui/material/Box';
import { DataTableBase, RecordContextProvider, SelectPageCheckbox, useTranslate, type RaRecord } from 'react-admin';
import { Dropdown } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { useIsPhone } from '../../lib/ui/index.ts';
import { adminMessages } from '../admin-app.messages.ts';
import { atMost, LeadCell } from './LeadCell.tsx';
import type { ListProps, Row } from './list-shapes.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import { rowKeys } from './row-keys.ts';
import { useList } from './use-list.ts';
import { useOpenId } from './use-open-id.ts';

/** A list where a table has no room: name, chip, one line. What the head of the table does stands above them, except on a phone. */
export function StaffCards<T extends Row>({ first, lead, columns, card, to, isSelectable }: ListProps<T>) {
  const isPhone = useIsPhone();
  const { data } = useList<T>();
  const { openId } = useOpenId();
  return (
    <DataTableBase<T & RaRecord>
      hasBulkActions={isSelectable !== undefined}
      loading={null}
      empty={null}
      {...(isSelectable && { isRowSelectable: isSelectable })}
    >
      {!isPhone && <Head columns={[first, ...columns]} isSelectable={isSelectable !== undefined} />}
      <Box component="ul" onKeyDown={rowKeys}>
        {data.map((row) => {
          const { chip, line } = card(row);
          return (
            <RecordContextProvider key={row.id} value={row}>
              <Box
                component="li"
                data-state={row.id === openId ? 'open' : undefined}
                sx={{
                  p: { xs: '12px 15px', md: '5px 15px' },
                  '&:not(:last-of-type)': { borderBottom: '1px solid var(--line)' },
                  '&[data-state=open]': { backgroundColor: 'var(--tint)', boxShadow: 'inset 3px 0 var(--primary)' },
                }}
              >
                <Box
                  sx={{
                    display: 'flex',
                    flexWrap: { xs: 'wrap', md: 'nowrap' },
                    justifyContent: 'space-between',
                    alignItems: 'flex-start',
                    gap: '6px 12px',
                  }}
                >
                  <Box sx={{ display: 'flex', alignItems: 'center', gap: '6px', flex: '1 1 180px', minWidth: 0 }}>
                    {/* Above the link that covers the card. */}
                    <Box
                      sx={{ position: 'relative', zIndex: 1, m: '-9px -3px -9px -9px', '&:empty': { display: 'none' } }}
                    >
                      {isSelectable && <RowCheckbox />}
                    </Box>
                    <LeadCell lead={lead(row)} to={to(row)} />
                  </Box>
                  <Box sx={{ flex: 'none' }}>{chip}</Box>
                </Box>
                {line && (
                  <Box
                    sx={{
                      ...atMost(1),
                      mt: { xs: '6px', md: '2px' },
                      fontSize: 14,
                      lineHeight: '20px',
                      color: 'var(--ink-2)',
                    }}
                  >
                    {line}
                  </Box>
                )}
              </Box>
            </RecordContextProvider>
          );
        })}
      </Box>
    </DataTableBase>
  );
}

type HeadProps = {
  readonly columns: readonly { readonly label: string; readonly sort?: string | undefined }[];
  readonly isSelectable: boolean;
};
function Head({ columns, isSelectable }: HeadProps) {
  const t = useMessages(adminMessages);
  const translate = useTranslate();
  const { sort, setSort } = useList();
  const options = columns.flatMap(({ label, sort: field }) =>
    field === undefined
      ? []
      : (['ASC', 'DESC'] as const).map((order) => ({
          value: `${field} ${order}`,
          label: translate('ra.sort.sort_by', { field: label, order: translate(`ra.sort.${order}`) }),
        })),
  );
  if (options.length === 0 && !isSelectable) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '12px',
        minHeight: 48,
        p: '6px 15px 6px 9px',
        borderBottom: '1px solid var(--line)',
        fontSize: 13,
        color: 'var(--ink-2)',
        '& .MuiCheckbox-root': { p: '6px', m: '0 -3px 0 0' },
      }}
    >
      {isSelectable ? <SelectPageCheckbox /> : <span />}
      {options.length > 0 && (
        <Dropdown
          isCompact
          label={t('sort')}
          value={`${sort.field} ${sort.order}`}
          options={options}
          onChange={(value) => {
            const [field = '', order] = value.split(' ');
            setSort({ field, order: order === 'DESC' ? 'DESC' : 'ASC' });
          }}
        />
      )}
    </Box>
  );
}
