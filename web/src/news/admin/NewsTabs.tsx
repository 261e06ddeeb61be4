import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useNavigate } from 'react-router';
import { useMessages } from '../../lib/i18n/index.ts';
import { labelOf } from '../../lib/screens/index.ts';
import { mayOpen, useUser } from '../../lib/session/index.ts';
import { newsItems } from '../news.screens.ts';
import { newsAdminMessages } from './news-admin.messages.ts';

/** What stands beside the news and is open to this person: the key to news opens nothing of it. */
export function useNewsTabs() {
  const user = useUser();
  return newsItems.tabs?.filter(({ role }) => mayOpen(user, { role })) ?? [];
}

/** The parts of `/news/admin`; which one is shown is part of the address. */
export function NewsTabs({ tab }: { readonly tab: 'news' | 'kinds' | 'deliveries' }) {
  const t = useMessages(newsAdminMessages);
  const navigate = useNavigate();
  const others = useNewsTabs();
  if (others.length === 0) return null;
  return (
    <Tabs
      value={tab}
      onChange={(_, next: string) => void navigate(next === 'news' ? newsItems.path : `${newsItems.path}?tab=${next}`)}
      aria-label={t('tabs')}
      variant="scrollable"
      sx={{ mb: '15px' }}
    >
      <Tab value="news" label={t('item')} />
      {others.map((one) => (
        <Tab key={one.tab} value={one.tab} label={labelOf(newsItems, one)} />
      ))}
    </Tabs>
  );
}
