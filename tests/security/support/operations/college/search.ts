import { own, type Row } from '../../row.ts';

export const queries: Readonly<Record<string, Row>> = {
  search: { ...own, args: () => ({ q: 'a' }), note: 'what one may open' },
};
