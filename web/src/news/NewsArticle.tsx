import PushPin from '@mui/icons-material/PushPinOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { fullDate, useMessages } from '../lib/i18n/index.ts';
import { RichText } from '../lib/rich-text/index.ts';
import { ToneChip } from '../lib/ui/index.ts';
import type { NewsTextFragment } from '../generated/news/news.fetch.ts';
import { newsMessages } from './news.messages.ts';

/** It shows one item of news whole. */
export function NewsArticle({ item }: { readonly item: NewsTextFragment }) {
  const t = useMessages(newsMessages);
  const { title, body, pictures, pinned, date } = item;
  return (
    <Box component="article" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography component="h2" variant="h3">
        {title}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: '6px 9px',
          alignItems: 'center',
          color: 'var(--ink-2)',
          mb: '9px',
        }}
      >
        <Box component="time" dateTime={date} sx={{ fontSize: 14 }}>
          {fullDate(date)}
        </Box>
        {pinned && (
          <ToneChip tone="info" icon={PushPin}>
            {t('pinned')}
          </ToneChip>
        )}
      </Box>
      <RichText html={body} pictures={pictures} />
    </Box>
  );
}
