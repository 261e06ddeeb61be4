import { lazyPart } from '../lib/ui/index.ts';

/** What news shows to the alumni. */
export const NoticeboardCard = lazyPart(
  async () => (await import('./student/NoticeboardCard.tsx')).NoticeboardCard,
  null,
);
