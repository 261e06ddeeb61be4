import ChevronLeft from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRight from '@mui/icons-material/ChevronRightOutlined';
import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Pagination, useTranslate } from 'react-admin';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { adminMessages } from '../admin-app.messages.ts';
import { useList } from './use-list.ts';

const sizes = [10, 25, 50, 100];

/** One page back or on: also where nobody knows how many there are. */
function Steps() {
  const translate = useTranslate();
  const { page, setPage, hasPreviousPage = false, hasNextPage = false } = useList();
  return (
    <Box component="span" sx={{ display: 'flex', flex: 'none', '& svg': { ':dir(rtl)': { transform: 'scaleX(-1)' } } }}>
      <IconButton
        size="small"
        aria-label={translate('ra.navigation.previous')}
        disabled={!hasPreviousPage}
        onClick={() => setPage(page - 1)}
      >
        <ChevronLeft fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={translate('ra.navigation.next')}
        disabled={!hasNextPage}
        onClick={() => setPage(page + 1)}
      >
        <ChevronRight fontSize="small" />
      </IconButton>
    </Box>
  );
}

/** Which rows are shown, of how many; "5,000+" where the server stopped counting. */
export function ListPager() {
  const t = useMessages(adminMessages);
  const translate = useTranslate();
  const { page, perPage, data, total, stopped } = useList();
  const from = (page - 1) * perPage + 1;
  const all = stopped.more ? `${number(stopped.total ?? 0)}+` : number(total ?? 0);
  const parts = {
    // Not `actions`, which react-admin leaves out on phones: MUI has steps of its own, with English names.
    ActionsComponent: Steps,
    labelDisplayedRows: () => (
      <span aria-live="polite">
        {t('range', { from: number(from), to: number(from + data.length - 1), total: all })}
      </span>
    ),
  };
  return (
    <Box component="nav" aria-label={t('pages')} sx={{ borderTop: '1px solid var(--line)' }}>
      <Pagination
        rowsPerPageOptions={sizes}
        slotProps={{
          select: {
            native: true,
            IconComponent: ExpandMore,
            inputProps: { 'aria-label': translate('ra.navigation.page_rows_per_page') },
          },
        }}
        {...parts}
      />
    </Box>
  );
}
