import { open, type Row } from '../row.ts';

export const queries: Readonly<Record<string, Row>> = {
  translations: { ...open, args: () => ({ locale: 'en' }) },
};
