import { lazyPart } from '../lib/ui/index.ts';

/** News shows this to the alumni. */
export const NoticeboardCard = lazyPart(
  async () => (await import('./student/NoticeboardCard.tsx')).NoticeboardCard,
  null,
);
