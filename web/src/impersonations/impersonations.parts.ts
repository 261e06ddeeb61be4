import { lazyPart } from '../lib/ui/index.ts';

/** What the page of a user shows of acting in that person's name. */
export const ImpersonateButton = lazyPart(
  async () => (await import('./admin/ImpersonateButton.tsx')).ImpersonateButton,
  null,
);
