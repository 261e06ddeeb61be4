import { lazyPart } from '../lib/ui/index.ts';

/** The page of a user shows this of acting in that person's name. */
export const ImpersonateButton = lazyPart(
  async () => (await import('./admin/ImpersonateButton.tsx')).ImpersonateButton,
  null,
);
