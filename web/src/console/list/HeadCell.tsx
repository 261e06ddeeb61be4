import ExpandLess from '@mui/icons-material/ExpandLessOutlined';
import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import { useMessages } from '../../lib/i18n/index.ts';
import { adminMessages } from '../admin-app.messages.ts';
import { useList } from './use-list.ts';

type Props = { readonly label: string; readonly sort?: string | undefined; readonly isNumber?: boolean | undefined };

/** The head of a column; where the server can sort by it, a button. */
export function HeadCell({ label, sort, isNumber = false }: Props) {
  const t = useMessages(adminMessages);
  const { sort: present, setSort } = useList();
  const isSorted = sort !== undefined && present.field === sort;
  const isDown = present.order === 'DESC';
  return (
    <Box
      component="th"
      scope="col"
      style={{ textAlign: isNumber ? 'end' : 'start' }}
      {...(isSorted && { 'aria-sort': isDown ? ('descending' as const) : ('ascending' as const) })}
    >
      {sort === undefined ? (
        label
      ) : (
        <Box
          component="button"
          type="button"
          title={t('sortBy', { column: label })}
          onClick={() => setSort({ field: sort, order: isSorted && !isDown ? 'DESC' : 'ASC' })}
          sx={{
            border: 0,
            p: 0,
            minHeight: 24,
            background: 'none',
            font: 'inherit',
            color: isSorted ? 'var(--ink)' : 'inherit',
            display: 'inline-flex',
            alignItems: 'center',
            gap: '3px',
            '& svg': { fontSize: 16 },
          }}
        >
          {label}
          {isSorted && (isDown ? <ExpandMore aria-hidden="true" /> : <ExpandLess aria-hidden="true" />)}
        </Box>
      )}
    </Box>
  );
}
