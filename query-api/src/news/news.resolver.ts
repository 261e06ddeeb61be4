import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { newsItemCommands } from '@paideia/events/news/news-item.commands.ts';
import { NewsAudience } from '@paideia/events/news/news-item.events.ts';
import { readsAllNews } from '@paideia/events/news/news-item.permissions.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { newsItems, type NewsItemView } from '@paideia/projection-service/news/news-item.view.ts';
import { picturesIn } from '../files/picture.queries.ts';
import { Picture } from '../files/picture.types.ts';
import { adminResource } from '../kernel/graphql/admin-resource.ts';
import { changeOf, savedRecord } from '../kernel/graphql/change.ts';
import { CommandArgs, RecordRevisionArgs, RevisionArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { memberOf } from '../kernel/graphql/time-range.ts';
import { pageRange } from '../kernel/graphql/pages.ts';
import { Public } from '../kernel/graphql/schema.ts';
import { News, NewsItem, NewsItemFilter, NewsItemInput } from './news-item.types.ts';
import { newsFor, noticesFor, ownShownDay } from './news.queries.ts';

const localeIn = newsItemCommands.PostNews.shape.locale.unwrap().unwrap();
const localeOf = (locale: string | null | undefined) => (locale ? memberOf(localeIn, 'locale', locale) : null);
const perPage = 10;
/** So many are shown one after the other; what is older is not gone on to. */
const farthest = 200;

@ObjectType()
class NewsPage {
  @Field(() => [News]) items!: readonly News[];
  @Field(() => Boolean) more!: boolean;
}

const newsItemOf = async (item: NewsItemView, context: Context): Promise<NewsItem> => ({
  ...item,
  id: item._id,
  shownFrom: await ownShownDay(context, item),
  updatedByName: item.updatedBy === null ? null : ((await context.join(users, item.updatedBy))?.fullName ?? null),
});
const change = changeOf(newsItems, async (context, id) =>
  newsItemOf(await savedRecord(context, newsItems, id), context),
);

/** It answers `allNewsItems` and `NewsItem`: every item, drafts too, for admins. */
export const NewsItemResolver = adminResource<NewsItemView, NewsItem, NewsItemFilter>({
  name: 'NewsItem',
  type: NewsItem,
  view: newsItems,
  filter: NewsItemFilter,
  rule: readsAllNews,
  scope: () => 'everything',
  where: ({ q, audience, published }) => ({
    where: { audience: audience ?? undefined, published: published ?? undefined },
    search: q ?? undefined,
  }),
  sorts: { shownFrom: 'shownFrom', title: 'titleKey' },
  newestFirst: true,
  map: newsItemOf,
});

@Resolver(() => News)
export class NewsPicturesResolver {
  @FieldResolver(() => [Picture])
  pictures(@Root() { body }: News, @Ctx() context: Context): Promise<readonly Picture[]> {
    return picturesIn(context, body);
  }
}
@Resolver(() => NewsItem)
export class NewsItemPicturesResolver {
  @FieldResolver(() => [Picture])
  pictures(@Root() { body }: NewsItem, @Ctx() context: Context): Promise<readonly Picture[]> {
    return picturesIn(context, body);
  }
}

@Resolver()
export class NewsResolver {
  /** What is for whoever asks, a visitor too, and is shown today. Pages count from 0. */
  @Public()
  @Query(() => NewsPage)
  async news(
    @Arg('audience', () => NewsAudience.enum, { nullable: true }) audience: NewsAudience | null,
    @Arg('page', () => Int, { defaultValue: 0 }) page: number,
    @Ctx() context: Context,
  ): Promise<NewsPage> {
    const { offset } = pageRange(page, perPage);
    const end = Math.min(offset + perPage, farthest);
    const { items, more } = await newsFor(context, { audience, most: end });
    return { items: items.slice(offset), more: more && end < farthest };
  }

  /** The first of them, for the dashboard; of groups only the named one's. */
  @Query(() => [News])
  async noticeboard(
    @Arg('groupId', () => ID, { nullable: true }) groupId: string | null,
    @Ctx() context: Context,
  ): Promise<readonly News[]> {
    context.signedIn();
    return noticesFor(context, groupId);
  }

  @Mutation(() => NewsItem)
  postNews(
    @Arg('input', () => NewsItemInput) { _id: newsId, ...item }: NewsItemInput,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<NewsItem> {
    return change(context, newsId, 'PostNews', { newsId, ...item, locale: localeOf(item.locale) }, intent);
  }

  @Mutation(() => NewsItem)
  updateNews(
    @Arg('input', () => NewsItemInput) { _id: newsId, ...item }: NewsItemInput,
    @Args(() => RevisionArgs) intent: RevisionArgs,
    @Ctx() context: Context,
  ): Promise<NewsItem> {
    return change(context, newsId, 'UpdateNews', { newsId, ...item, locale: localeOf(item.locale) }, intent);
  }

  @Mutation(() => NewsItem)
  publishNews(
    @Args(() => RecordRevisionArgs) { _id: newsId, ...intent }: RecordRevisionArgs,
    @Ctx() context: Context,
  ): Promise<NewsItem> {
    return change(context, newsId, 'PublishNews', { newsId }, intent);
  }

  @Mutation(() => NewsItem)
  unpublishNews(
    @Args(() => RecordRevisionArgs) { _id: newsId, ...intent }: RecordRevisionArgs,
    @Ctx() context: Context,
  ): Promise<NewsItem> {
    return change(context, newsId, 'UnpublishNews', { newsId }, intent);
  }

  @Mutation(() => ID)
  async deleteNews(
    @Args(() => RecordRevisionArgs) { _id: newsId, ...intent }: RecordRevisionArgs,
    @Ctx() context: Context,
  ): Promise<string> {
    await context.send('DeleteNews', { newsId }, { ...intent, then: [newsItems] });
    return newsId;
  }
}
