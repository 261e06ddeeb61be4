import { list, nothing, open, type Row } from '../../row.ts';
import { readsSystemLog } from '@paideia/events/logits/logit.permissions.ts';

export const queries: Readonly<Record<string, Row>> = {
  allLogits: list(readsSystemLog),
  Logit: { rule: readsSystemLog, ...nothing, isAbsent: true, args: () => ({ id: 'f'.repeat(24) }) },
};
export const mutations: Readonly<Record<string, Row>> = {
  insertLogit: {
    ...open,
    args: () => ({ logitInput: { action: 'reportFrontEndError', type: 'ERROR', payload: { text: 'x' } } }),
  },
};
