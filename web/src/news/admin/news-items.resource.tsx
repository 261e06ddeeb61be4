import Campaign from '@mui/icons-material/CampaignOutlined';
import type { AdminResource, Fields } from '../../console/admin-resource.ts';
import {
  AllNewsItemsDocument,
  NewsItemDocument,
  PostNewsDocument,
  UpdateNewsDocument,
} from '../../generated/news/admin/news-admin.ts';
import { newsItem, newsItems } from '../news.screens.ts';
import { newsAdminMessages } from './news-admin.messages.ts';
import { newsKeys } from '@paideia/events/news/news-item.permissions.ts';

const variables = ({ id, title, body, locale, audience, regionIds, groupIds, fromDate, toDate, pinned }: Fields) => ({
  input: { _id: id, title, body, locale, audience, regionIds, groupIds, fromDate, toDate, pinned },
});

export const newsItemsResource: AdminResource = {
  name: 'news/admin',
  screens: { list: newsItems, edit: newsItem },
  keys: newsKeys,
  about: newsAdminMessages.permission,
  icon: Campaign,
  operations: {
    list: AllNewsItemsDocument,
    one: NewsItemDocument,
    booleans: ['published'],
    create: { command: PostNewsDocument, variables },
    update: { command: UpdateNewsDocument, variables },
  },
};
