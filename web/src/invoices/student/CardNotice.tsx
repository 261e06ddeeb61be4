import Alert from '@mui/material/Alert';
import { useMessages } from '../../lib/i18n/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { CardConfigDocument, MyCardConfigsDocument } from '../../generated/invoices/card-config.ts';
import { invoicesMessages } from '../invoices.messages.ts';

type Region = { readonly regionName: string; readonly available: boolean };

/** Says that the region of an invoice takes no cards, once it is known. */
export function CardNotice({ regionId }: { readonly regionId: string }) {
  const { data } = useRemote(CardConfigDocument, { regionId }, ({ cardConfig }) => [cardConfig]);
  return <Notice regions={data ?? []} />;
}

/** The same of each region where the student is or has been billed. */
export function OwnCardNotice() {
  const { data } = useRemote(MyCardConfigsDocument, {}, ({ myCardConfigs }) => myCardConfigs);
  return <Notice regions={data ?? []} />;
}

function Notice({ regions }: { readonly regions: readonly Region[] }) {
  const t = useMessages(invoicesMessages);
  const without = regions.filter(({ available }) => !available);
  if (without.length === 0) return null;
  return (
    <Alert severity="info" data-print="no" sx={{ my: '12px' }}>
      <strong>{t('comingSoon')}</strong>
      <br />
      {t('noCards')}
      {regions.length > 1 && `: ${without.map(({ regionName }) => regionName).join(', ')}`}
    </Alert>
  );
}
