import { admin, inPerson, system, type Rule } from '../kernel/permission.ts';
import type { NewsDeliveryCommand } from './news-delivery.commands.ts';
import type { NewsItemCommand } from './news-item.commands.ts';

export const newsItemPermissions: Readonly<Record<NewsItemCommand['type'], Rule>> = {
  PostNews: inPerson(admin),
  UpdateNews: inPerson(admin),
  PublishNews: inPerson(admin),
  UnpublishNews: inPerson(admin),
  DeleteNews: inPerson(admin),
};
export const newsDeliveryPermissions: Readonly<Record<NewsDeliveryCommand['type'], Rule>> = {
  ScheduleNewsDelivery: system,
  StartNewsDelivery: system,
  AdvanceNewsDelivery: system,
  StopNewsDelivery: system,
  FinishNewsDelivery: system,
};
/** Who sees every item, drafts too. */
export const readsAllNews = admin;
