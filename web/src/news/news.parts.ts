import { lazyPart } from '../lib/ui/index.ts';

/** What news shows on the dashboard. */
export const NoticeboardCard = lazyPart(
  async () => (await import('./student/NoticeboardCard.tsx')).NoticeboardCard,
  null,
);
