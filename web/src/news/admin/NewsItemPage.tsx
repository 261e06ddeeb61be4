import { newsItemStream } from '@paideia/events/news/news-item.events.ts';
import { newsItemCommands } from '@paideia/events/news/news-item.commands.ts';
import { EditForm } from '../../console/forms/index.ts';
import { PublicationActs } from '../../console/publications/PublicationActs.tsx';
import { PublicationState } from '../../console/publications/publication-state.tsx';
import { ShowPage } from '../../console/ShowPage.tsx';
import { useMessages } from '../../lib/i18n/index.ts';
import { richWords } from '../../lib/rich-text/index.ts';
import { useUser } from '../../lib/session/index.ts';
import {
  DeleteNewsDocument,
  PublishNewsDocument,
  UnpublishNewsDocument,
  type NewsItemDetailFragment,
} from '../../generated/news/admin/news-admin.ts';
import { newsItem, newsItems } from '../news.screens.ts';
import { newsAdminMessages } from './news-admin.messages.ts';
import { newsRefusals } from './news-refusals.ts';
import { NewsFields } from './NewsFields.tsx';

const schema = newsItemCommands.UpdateNews.omit({ newsId: true });
const commands = { publish: PublishNewsDocument, unpublish: UnpublishNewsDocument, delete: DeleteNewsDocument };
const fieldsOf = ({
  id: _,
  published: _published,
  shownFrom: _shown,
  pictures: _pictures,
  ...fields
}: NewsItemDetailFragment) => fields;

/** `/news/admin/{id}`: one item of news, which its readers see as it is saved once it is published. */
export function NewsItemPage() {
  const user = useUser();
  const t = useMessages(newsAdminMessages);
  return (
    <ShowPage<NewsItemDetailFragment>
      resource="news/admin"
      stream={newsItemStream}
      screen={newsItem}
      title={({ title }) => title}
      subtitle={(item) => <PublicationState publication={item} />}
      actions={(item) => (
        <PublicationActs
          record={item}
          commands={commands}
          offered={['delete', item.published ? 'unpublish' : 'publish']}
          means={{ publish: t('publishMeans'), unpublish: t('unpublishMeans'), delete: t('deleteMeans') }}
          list={newsItems}
          isBesideForm
        />
      )}
    >
      {(item) => (
        <EditForm
          draft={`news:${user._id}:${item.id}`}
          resource="news/admin"
          record={item}
          schema={schema}
          fieldsOf={fieldsOf}
          fields={{
            title: { label: t('title') },
            body: { label: t('text'), words: richWords },
            audience: { label: t('audience') },
            locale: { label: t('language') },
            fromDate: { label: t('from') },
            toDate: { label: t('to') },
            regionIds: null,
            groupIds: null,
            pinned: null,
          }}
          refusals={newsRefusals}
          saved={({ title }) => t('saved', { title: String(title) })}
          confirm={t('save')}
        >
          <NewsFields pictures={item.pictures} />
        </EditForm>
      )}
    </ShowPage>
  );
}
