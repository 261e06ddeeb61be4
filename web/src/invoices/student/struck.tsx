import Block from '@mui/icons-material/BlockOutlined';
import type { TransactionFieldsFragment } from '../../generated/invoices/invoices.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { ToneChip } from '../../lib/ui/index.ts';
import { invoicesMessages } from '../invoices.messages.ts';

/** It stands in the ledger and counts no more: a voided payment, or an invoice that was deleted. */
export const isStruck = ({ type, isVoided, invoice }: TransactionFieldsFragment): boolean =>
  isVoided || (type === 'INVOICE' && invoice?.status === 'deleted');

export function VoidChip() {
  const t = useMessages(invoicesMessages);
  return (
    <ToneChip tone="danger" icon={Block}>
      {t('voided')}
    </ToneChip>
  );
}
