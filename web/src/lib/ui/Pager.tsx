import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { number } from '../i18n/formats.ts';
import { kernelMessages } from '../i18n/kernel.messages.ts';
import { useMessages } from '../i18n/use-messages.ts';

type Props = {
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
  readonly more?: boolean;
  readonly onPage: (page: number) => void;
};

/** To the pages of a list before and after, and where one is. `more`: there are more than `total`, which stopped counting. Nothing for a single page. */
export function Pager({ page, perPage, total, more = false, onPage }: Props) {
  const t = useMessages(kernelMessages);
  if (total <= perPage && !more) return null;
  const last = Math.min((page + 1) * perPage, total);
  return (
    <Box
      component="nav"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        flexWrap: 'wrap',
        gap: '12px',
        p: '12px 18px',
        fontSize: 13,
        color: 'var(--ink-2)',
        borderTop: '1px solid var(--line)',
      }}
    >
      <span>
        {t('pageOf', {
          from: number(page * perPage + 1),
          to: number(last),
          total: `${number(total)}${more ? '+' : ''}`,
        })}
      </span>
      <Button size="small" variant="outlined" disabled={page === 0} onClick={() => onPage(page - 1)}>
        {t('previous')}
      </Button>
      <Button size="small" variant="outlined" disabled={last >= total && !more} onClick={() => onPage(page + 1)}>
        {t('next')}
      </Button>
    </Box>
  );
}
