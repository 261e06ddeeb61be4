import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { NewsAudience } from '@paideia/events/news/news-item.events.ts';
import type { NewsItemView } from '@paideia/projection-service/news/news-item.view.ts';
import type { CommandFields } from '../kernel/graphql/command-fields.ts';
import { graphqlEnum } from '../kernel/graphql/enum.ts';

graphqlEnum('NewsAudience', NewsAudience);

@ObjectType({ description: 'What the college tells, as its readers see it' })
export class News implements Pick<NewsItemView, '_id' | 'title' | 'body' | 'locale' | 'pinned'> {
  @Field(() => ID) _id!: string;
  @Field(() => String) title!: string;
  @Field(() => String, { description: 'Sanitised HTML' }) body!: string;
  @Field(() => String, { nullable: true, description: 'Of readers of one language' }) locale!: string | null;
  @Field(() => Boolean) pinned!: boolean;
  @Field(() => String, { description: 'The day from which it is shown' }) date!: string;
}

@ObjectType({ description: 'An item of news, as its editors see it' })
export class NewsItem implements Omit<
  NewsItemView,
  'titleKey' | 'audienceKeys' | 'publicPictureIds' | 'shownSince' | 'updatedBy'
> {
  @Field(() => ID) id!: string;
  @Field(() => ID) _id!: string;
  @Field(() => Int) _revision!: number;
  @Field(() => String) title!: string;
  @Field(() => String, { description: 'Sanitised HTML' }) body!: string;
  @Field(() => String, { nullable: true, description: 'Null is every language' }) locale!: string | null;
  @Field(() => NewsAudience.enum) audience!: NewsAudience;
  @Field(() => [ID]) regionIds!: readonly string[];
  @Field(() => [ID]) groupIds!: readonly string[];
  @Field(() => String, { nullable: true }) fromDate!: string | null;
  @Field(() => String, { nullable: true }) toDate!: string | null;
  @Field(() => Boolean) pinned!: boolean;
  @Field(() => Boolean) published!: boolean;
  @Field(() => String, { description: 'The day from which it is shown, by the clock of whoever asks' })
  shownFrom!: string;
  @Field(() => String) createdAt!: string;
  @Field(() => String) updatedAt!: string;
  @Field(() => String, { nullable: true }) updatedByName!: string | null;
}

@InputType()
export class NewsItemFilter {
  @Field(() => String, { nullable: true }) q?: string | null;
  @Field(() => NewsAudience.enum, { nullable: true }) audience?: NewsAudience | null;
  @Field(() => Boolean, { nullable: true }) published?: boolean | null;
}

@InputType({ description: 'An item of news, whole' })
export class NewsItemInput implements CommandFields<NewsItemInput, 'UpdateNews', 'newsId', '_id'> {
  @Field(() => ID) _id!: string;
  @Field(() => String) title!: string;
  @Field(() => String, { description: 'HTML; what could run is taken out' }) body!: string;
  @Field(() => String, { nullable: true }) locale!: string | null | undefined;
  @Field(() => NewsAudience.enum) audience!: NewsAudience;
  @Field(() => [ID]) regionIds!: string[];
  @Field(() => [ID]) groupIds!: string[];
  @Field(() => String, { nullable: true }) fromDate!: string | null | undefined;
  @Field(() => String, { nullable: true }) toDate!: string | null | undefined;
  @Field(() => Boolean) pinned!: boolean;
}
