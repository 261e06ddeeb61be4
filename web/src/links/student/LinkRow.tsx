import OpenInNew from '@mui/icons-material/OpenInNewOutlined';
import Box from '@mui/material/Box';
import { useMessages } from '../../lib/i18n/index.ts';
import { visuallyHidden } from '../../lib/ui/index.ts';
import { linksMessages } from '../links.messages.ts';

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '9px',
  minHeight: 48,
  p: '6px 18px',
  borderTop: '1px solid var(--line)',
  fontWeight: 600,
  overflowWrap: 'anywhere',
} as const;

/** A row of a list: a link to another site, with where it leads. */
export function LinkRow({ title, url }: { readonly title: string; readonly url: string }) {
  const t = useMessages(linksMessages);
  return (
    <Box component="li">
      <Box component="a" href={url} target="_blank" rel="noopener noreferrer" sx={row}>
        <span>
          {title}
          <Box component="span" sx={{ display: 'block', fontSize: 13, fontWeight: 400, color: 'var(--ink-2)' }}>
            {new URL(url).host}
          </Box>
        </span>
        <OpenInNew fontSize="small" aria-hidden="true" sx={{ ml: 'auto' }} />
        <span style={visuallyHidden}>{t('newTab')}</span>
      </Box>
    </Box>
  );
}
