import { group } from '@paideia/documents/port.ts';

export type LinkView = {
  readonly _id: string;
  readonly _revision: number;
  readonly title: string;
  readonly titleKey: string;
  readonly url: string;
  /** It says whose students it is for; null is everybody who has an account. */
  readonly groupId: string | null;
  /** Its place among those of its group. */
  readonly order: number;
  readonly updatedAt: string;
};
export const linksGroup = group('links', 1);
export const links = linksGroup.collection<LinkView>('links', {
  indexes: { byGroup: ['groupId', 'order'], byTitle: ['titleKey'], byOrder: ['order'] },
  search: ['title'],
});
