import { CardNote } from '../../lib/dashboard/index.ts';
import { labelOf } from '../../lib/screens/index.ts';
import { AppLink, SectionCard } from '../../lib/ui/index.ts';
import type { NoticeFragment } from '../../generated/news/student/notice-card.ts';
import { noticeboardCard } from '../news.screens.ts';
import { NoticeList } from './NoticeList.tsx';

type Props = { readonly items: readonly NoticeFragment[]; readonly title: string; readonly empty: string };

/** It shows the latest news on a page of other things. */
export function NoticeboardCard({ items, title, empty }: Props) {
  const { more } = noticeboardCard;
  return (
    <SectionCard title={title} aside={more && <AppLink to={more.to}>{labelOf(more)}</AppLink>}>
      {items.length === 0 ? <CardNote>{empty}</CardNote> : <NoticeList data={items} />}
    </SectionCard>
  );
}
