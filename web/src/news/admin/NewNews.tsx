import { newsItemCommands } from '@paideia/events/news/news-item.commands.ts';
import { NewRecord } from '../../console/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { useUser } from '../../lib/session/index.ts';
import { newsItem } from '../news.screens.ts';
import { newsAdminMessages } from './news-admin.messages.ts';
import { newsRefusals } from './news-refusals.ts';
import { NewsFields } from './NewsFields.tsx';

const schema = newsItemCommands.PostNews.omit({ newsId: true });
const fresh = {
  title: '',
  body: '',
  locale: null,
  audience: 'all',
  regionIds: [],
  groupIds: [],
  fromDate: null,
  toDate: null,
  pinned: false,
} as const;

/** The button above the list. What is written is a draft until it is published on its own page. */
export function NewNews() {
  const user = useUser();
  const t = useMessages(newsAdminMessages);
  return (
    <NewRecord
      resource="news/admin"
      draft={`news:${user._id}:new`}
      title={t('new')}
      confirm={t('create')}
      schema={schema}
      fresh={fresh}
      refusals={newsRefusals}
      saved={({ title }) => t('saved', { title: String(title) })}
      screen={newsItem}
    >
      <NewsFields />
    </NewRecord>
  );
}
