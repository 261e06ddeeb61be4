import { admin, inPerson, type Rule } from '../kernel/permission.ts';
import type { NewsItemCommand } from './news-item.commands.ts';

export const newsItemPermissions: Readonly<Record<NewsItemCommand['type'], Rule>> = {
  PostNews: inPerson(admin),
  UpdateNews: inPerson(admin),
  PublishNews: inPerson(admin),
  UnpublishNews: inPerson(admin),
  DeleteNews: inPerson(admin),
};
/** Who sees every item, drafts too. */
export const readsAllNews = admin;
