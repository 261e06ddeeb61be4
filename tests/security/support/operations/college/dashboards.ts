import { own, type Row } from '../../row.ts';

export const queries: Readonly<Record<string, Row>> = {
  dashboard: { ...own, note: 'own figures' },
};
