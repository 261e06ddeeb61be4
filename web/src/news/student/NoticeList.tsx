import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { inlineButton } from '../../lib/ui/index.ts';
import { fullDate } from '../../lib/i18n/index.ts';
import { RichText } from '../../lib/rich-text/index.ts';
import type { NoticeFragment } from '../../generated/news/student/notice-card.ts';

/** The latest news; each opens where it stands. */
export const NoticeList = ({ data }: { readonly data: readonly NoticeFragment[] }) => (
  <ul>
    {data.map((item) => (
      <Notice key={item._id} item={item} />
    ))}
  </ul>
);

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
        {isOpen && <RichText html={item.body} pictures={item.pictures} />}
      </Box>
    </Box>
  );
}
