import { admin, inPerson, keyed, system, type Rule } from '../kernel/permission.ts';
import type { NewsDeliveryCommand } from './news-delivery.commands.ts';
import type { NewsItemCommand } from './news-item.commands.ts';
import { defineKeys } from '../kernel/permission-key.ts';

export const newsKeys = defineKeys('news', { order: 120 });

const edits = inPerson(keyed(newsKeys.write, admin));
export const newsItemPermissions: Readonly<Record<NewsItemCommand['type'], Rule>> = {
  PostNews: edits,
  UpdateNews: edits,
  PublishNews: edits,
  UnpublishNews: edits,
  DeleteNews: edits,
};
export const newsDeliveryPermissions: Readonly<Record<NewsDeliveryCommand['type'], Rule>> = {
  ScheduleNewsDelivery: system,
  StartNewsDelivery: system,
  AdvanceNewsDelivery: system,
  StopNewsDelivery: system,
  FinishNewsDelivery: system,
};
/** Who sees every item, drafts too. */
export const readsAllNews = keyed(newsKeys.read, admin);
