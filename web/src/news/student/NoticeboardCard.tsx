import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { AppLink, inlineButton, SectionCard } from '../../lib/ui/index.ts';
import { fullDate, useMessages } from '../../lib/i18n/index.ts';
import { RichText } from '../../lib/rich-text/index.ts';
import type { NoticeFragment } from '../../generated/news/student/noticeboard.ts';
import { newsMessages } from '../news.messages.ts';
import { news } from '../news.screens.ts';

type Props = {
  readonly items: readonly NoticeFragment[];
  /** 'Noticeboard' unless said. */
  readonly title?: string;
  /** In place of a list; without it nothing is shown where there is no news. */
  readonly empty?: string;
};

/** The latest news on a page of other things; each opens where it stands. */
export function NoticeboardCard({ items, title, empty }: Props) {
  const t = useMessages(newsMessages);
  if (items.length === 0 && empty === undefined) return null;
  return (
    <SectionCard title={title ?? t('board')} aside={<AppLink to={news.path}>{t('all')}</AppLink>}>
      {items.length === 0 && <Typography sx={{ p: '3px 18px 18px', color: 'var(--ink-2)' }}>{empty}</Typography>}
      <ul>
        {items.map((item) => (
          <Notice key={item._id} item={item} />
        ))}
      </ul>
    </SectionCard>
  );
}

function Notice({ item }: { readonly item: NoticeFragment }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Box component="li" sx={{ p: '9px 18px', borderTop: '1px solid var(--line)', overflowWrap: 'anywhere' }}>
      <Button
        variant="text"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        sx={{ ...inlineButton, fontSize: 'inherit', textAlign: 'start', justifyContent: 'flex-start' }}
      >
        {item.title}
      </Button>
      <Box sx={{ fontSize: 13, lineHeight: '18px', color: 'var(--ink-3)' }}>{fullDate(item.date)}</Box>
      <Box id={id} hidden={!isOpen} sx={{ mt: '6px' }}>
        {isOpen && <RichText html={item.body} />}
      </Box>
    </Box>
  );
}
