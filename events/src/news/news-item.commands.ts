import { z } from 'zod';
import { DateInput, Id, Text } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { locales } from '../kernel/messages.ts';
import { NewsAudience } from './news-item.events.ts';

const newsRef = z.object({ newsId: Id });
const details = newsRef.extend({
  title: Text(200),
  body: z.string().min(1).max(100_000),
  locale: z.enum(locales).nullable().default(null),
  audience: NewsAudience,
  regionIds: z.array(Id).max(100).default([]),
  groupIds: z.array(Id).max(100).default([]),
  fromDate: DateInput.nullable().default(null),
  toDate: DateInput.nullable().default(null),
  pinned: z.boolean().default(false),
});

export const newsItemCommands = defineCommands({
  PostNews: details,
  UpdateNews: details,
  PublishNews: newsRef,
  UnpublishNews: newsRef,
  DeleteNews: newsRef,
});
export type NewsItemCommand = CommandOf<typeof newsItemCommands>;
