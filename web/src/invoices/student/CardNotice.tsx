import Alert from '@mui/material/Alert';
import { useMessages } from '../../lib/i18n/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { CardConfigDocument } from '../../generated/invoices/card-config.ts';
import { invoicesMessages } from '../invoices.messages.ts';

/** Says that a region takes no cards, once it is known. */
export function CardNotice({ regionId }: { readonly regionId: string }) {
  const t = useMessages(invoicesMessages);
  const config = useRemote(CardConfigDocument, { regionId }, ({ cardConfig }) => cardConfig);
  if (config.data?.available !== false) return null;
  return (
    <Alert severity="info" data-print="no" sx={{ my: '12px' }}>
      <strong>{t('comingSoon')}</strong>
      <br />
      {t('noCards')}
    </Alert>
  );
}
