import { open, type Row } from '../../row.ts';

export const queries: Readonly<Record<string, Row>> = {
  countries: open,
};
