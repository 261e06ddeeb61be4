import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useNavigate } from 'react-router';
import { useMessages } from '../../lib/i18n/index.ts';
import { labelOf } from '../../lib/screens/index.ts';
import { newsItems } from '../news.screens.ts';
import { newsAdminMessages } from './news-admin.messages.ts';

/** The parts of `/news/admin`; which one is shown is part of the address. */
export function NewsTabs({ tab }: { readonly tab: 'news' | 'kinds' | 'deliveries' }) {
  const t = useMessages(newsAdminMessages);
  const navigate = useNavigate();
  return (
    <Tabs
      value={tab}
      onChange={(_, next: string) => void navigate(next === 'news' ? newsItems.path : `${newsItems.path}?tab=${next}`)}
      aria-label={t('tabs')}
      variant="scrollable"
      sx={{ mb: '15px' }}
    >
      <Tab value="news" label={t('item')} />
      {newsItems.tabs?.map((one) => (
        <Tab key={one.tab} value={one.tab} label={labelOf(newsItems, one)} />
      ))}
    </Tabs>
  );
}
