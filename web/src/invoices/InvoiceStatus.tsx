import Box from '@mui/material/Box';
import { StatusChip } from '../lib/ui/index.ts';

type Props = { readonly status: string; readonly state: string };

/** What was paid of an invoice, and beside it that its day is over: an overdue one may be paid in part. */
export const InvoiceStatus = ({ status, state }: Props) => (
  <Box
    component="span"
    sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: '3px 6px', '& > *': { whiteSpace: 'nowrap' } }}
  >
    <StatusChip area="invoice" status={status} />
    {state === 'overdue' && <StatusChip area="invoice" status={state} />}
  </Box>
);
