import { screen } from '../lib/screens/screen.ts';
import { card } from '../lib/dashboard/card.ts';

export const news = screen({
  path: '/news',
  app: 'public',
  label: { id: 'shell.news', defaultMessage: 'News', description: 'Menu entry and page title.' },
  load: async () => (await import('./public/NewsPage.tsx')).NewsPage,
});
export const newsItems = screen({
  path: '/news/admin',
  app: 'admin',
  role: 'admin',
  resource: 'news',
  label: { id: 'admin.menu.noticeboard', defaultMessage: 'Noticeboard', description: 'Menu entry and page title.' },
  section: 'records',
  order: 320,
  settings: {
    order: 34,
    label: {
      id: 'shell.noticeboardManager',
      defaultMessage: 'Noticeboard Manager',
      description: 'Menu entry for admins.',
    },
  },
  tabs: [
    {
      tab: 'kinds',
      role: 'admin',
      label: { id: 'screens.messageKinds', defaultMessage: 'Kinds of message', description: 'Tab of the noticeboard.' },
    },
    {
      tab: 'deliveries',
      role: 'admin',
      label: {
        id: 'screens.deliveries',
        defaultMessage: 'Delivery log',
        description: 'Tab of the noticeboard: who was told what.',
      },
    },
  ],
  load: async () => (await import('./admin/NewsItemsPage.tsx')).NewsItemsPage,
});
export const newsItem = screen({
  path: '/news/admin/:id',
  app: 'admin',
  role: 'admin',
  resource: 'news',
  crumb: newsItems,
  load: async () => (await import('./admin/NewsItemPage.tsx')).NewsItemPage,
});
export const noticeboardCard = card({
  field: 'noticeboard',
  column: 3,
  order: 20,
  label: { id: 'news.board', defaultMessage: 'Noticeboard', description: 'Title of a card on the dashboard.' },
  more: {
    to: news.path,
    label: { id: 'news.all', defaultMessage: 'All news', description: 'Link from the dashboard.' },
  },
  load: async () => (await import('./student/NoticeList.tsx')).NoticeList,
});
