import ChevronLeft from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRight from '@mui/icons-material/ChevronRightOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Dropdown } from '../../lib/forms/index.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { adminMessages } from '../admin-app.messages.ts';
import { useList } from './use-list.ts';

const sizes = ['10', '25', '50', '100'];

/** Which rows are shown, of how many; "5,000+" where the server stopped counting. */
export function ListPager() {
  const t = useMessages(adminMessages);
  const {
    page,
    perPage,
    setPage,
    setPerPage,
    data,
    total,
    stopped,
    hasNextPage = false,
    hasPreviousPage = false,
  } = useList();
  const first = data.length === 0 ? 0 : (page - 1) * perPage + 1;
  const of = stopped.more ? `${number(stopped.total ?? 0)}+` : number(total ?? 0);
  return (
    <Box
      component="nav"
      aria-label={t('pages')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        flexWrap: 'wrap',
        gap: '12px',
        p: '6px 18px',
        fontSize: 13,
        color: 'var(--ink-2)',
        borderTop: '1px solid var(--line)',
        fontVariantNumeric: 'tabular-nums',
        '& svg': { ':dir(rtl)': { transform: 'scaleX(-1)' } },
      }}
    >
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: '6px' }}>
        {t('rows')}
        <Dropdown
          isCompact
          value={String(perPage)}
          options={sizes.map((value) => ({ value, label: number(Number(value)) }))}
          onChange={(value) => setPerPage(Number(value))}
        />
      </Box>
      <span aria-live="polite">
        {t('range', { from: number(first), to: number(first === 0 ? 0 : first + data.length - 1), total: of })}
      </span>
      <IconButton
        size="small"
        aria-label={t('previousPage')}
        disabled={!hasPreviousPage}
        onClick={() => setPage(page - 1)}
      >
        <ChevronLeft fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={t('nextPage')} disabled={!hasNextPage} onClick={() => setPage(page + 1)}>
        <ChevronRight fontSize="small" />
      </IconButton>
    </Box>
  );
}
