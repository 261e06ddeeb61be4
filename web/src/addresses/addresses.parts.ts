import { lazyPart } from '../lib/ui/index.ts';

/** The addresses of a person, on the person's own profile and on the page of staff. */
export const AddressList = lazyPart(async () => (await import('./AddressList.tsx')).AddressList);
