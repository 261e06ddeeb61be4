import { anyone } from '@paideia/events/kernel/permission.ts';
import { newsItemPermissions, readsAllNews } from '@paideia/events/news/news-item.permissions.ts';
import { demoId } from '../../../../../scripts/demo/ids.ts';
import { fresh, list, nothing, own, revision, type Row } from '../../row.ts';

const _id = demoId('N', 1);
/** It names no region that it is for, so that none is made. */
const item = { title: 'Matrix', body: 'x', audience: 'region', regionIds: [], groupIds: [], pinned: false };
/** The revision was seen long ago, so that nothing changes. */
const old = { ...nothing, args: () => ({ _id, ...revision }) };

export const queries: Readonly<Record<string, Row>> = {
  news: { rule: anyone, ...nothing, note: 'what is for whoever asks; of visitors what is for everybody' },
  noticeboard: { ...own, note: 'what is for whoever asks' },
  allNewsItems: list(readsAllNews),
  NewsItem: { rule: readsAllNews, ...nothing, args: () => ({ id: _id }) },
};

export const mutations: Readonly<Record<string, Row>> = {
  postNews: {
    rule: newsItemPermissions.PostNews,
    ...nothing,
    args: (of) => ({ input: { _id: fresh(of, 'news'), ...item } }),
  },
  updateNews: {
    rule: newsItemPermissions.UpdateNews,
    ...nothing,
    args: () => ({ input: { _id, ...item }, ...revision }),
  },
  publishNews: { rule: newsItemPermissions.PublishNews, ...old },
  unpublishNews: { rule: newsItemPermissions.UnpublishNews, ...old },
  deleteNews: { rule: newsItemPermissions.DeleteNews, ...old },
};
