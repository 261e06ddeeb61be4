import { dashboardCard } from '../kernel/graphql/dashboard.ts';
import { News } from './news-item.types.ts';
import { noticesFor } from './news.queries.ts';

export const NoticeboardCard = dashboardCard({
  name: 'noticeboard',
  description: 'The first of the news for whoever asks; of groups only the one’s that is shown. Null without any',
  type: () => [News],
  isFor: () => true,
  async read(context, { groupId }) {
    const notices = await noticesFor(context, groupId);
    return notices.length === 0 ? null : notices;
  },
});
