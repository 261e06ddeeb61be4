import Alert from '@mui/material/Alert';
import { PayByCard } from '../../card-payments/card-payments.parts.ts';
import { type Currency, useMessages } from '../../lib/i18n/index.ts';
import { useUser } from '../../lib/session/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { CardConfigDocument, MyCardConfigsDocument } from '../../generated/invoices/card-config.ts';
import type { OwnInvoiceFragment } from '../../generated/invoices/invoices.ts';
import { invoicesMessages } from '../invoices.messages.ts';

type Region = { readonly regionName: string; readonly available: boolean };

type Props = { readonly invoice: OwnInvoiceFragment; readonly currencies: readonly Currency[]; readonly title: string };

/** The way to pay an invoice by card, or that its region takes no cards, once it is known. Whoever acts in the name of somebody else pays nothing. */
export function CardWay({ invoice, currencies, title }: Props) {
  const { _id, impersonation } = useUser();
  const { data } = useRemote(CardConfigDocument, { regionId: invoice.regionId }, ({ cardConfig }) => cardConfig);
  if (!data?.available) return <Notice regions={data ? [data] : []} />;
  if (invoice.userId !== _id || impersonation !== null) return null;
  return <PayByCard invoice={invoice} currencies={currencies} title={title} />;
}

/** Says of each region that takes no cards, where the student is or has been billed. */
export function OwnCardNotice() {
  const { data } = useRemote(MyCardConfigsDocument, {}, ({ myCardConfigs }) => myCardConfigs);
  return <Notice regions={data ?? []} />;
}

function Notice({ regions }: { readonly regions: readonly Region[] }) {
  const t = useMessages(invoicesMessages);
  const without = regions.filter(({ available }) => !available);
  if (without.length === 0) return null;
  return (
    <Alert severity="info" data-print="no" sx={{ my: '12px', alignSelf: 'stretch' }}>
      <strong>{t('comingSoon')}</strong>
      <br />
      {t('noCards')}
      {regions.length > 1 && `: ${without.map(({ regionName }) => regionName).join(', ')}`}
    </Alert>
  );
}
