import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { adminMessages } from '../../console/admin-app.messages.ts';
import { useRemote } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { DataScreen, kernelMessages, SmallTable } from '../../lib/ui/index.ts';
import { type ForexRateFragment, ForexRatesDocument } from '../../generated/forex-rates/admin/forex-rates.ts';
import { monthName, rateText } from './forex-words.ts';
import { forexRatesMessages } from './forex-rates.messages.ts';

type Props = {
  readonly currency: string;
  /** Without it they are only read. */
  readonly onEdit: ((rate: ForexRateFragment) => void) | undefined;
};

/** The rates of one currency. For another one it is drawn anew, or those of the one before would stand there until the answer has come. */
export function Rates({ currency, onEdit }: Props) {
  const t = useMessages(forexRatesMessages);
  const kernel = useMessages(kernelMessages);
  const admin = useMessages(adminMessages);
  const remote = useRemote(ForexRatesDocument, { currency }, (data) => data.forexRates);
  const edit = (rate: ForexRateFragment) => (
    <Button
      variant="outlined"
      size="small"
      aria-label={admin('actOn', { act: kernel('edit'), name: `${currency} ${monthName(rate)}` })}
      onClick={() => onEdit?.(rate)}
    >
      {kernel('edit')}
    </Button>
  );
  return (
    <DataScreen remote={remote} failure={t('failed')}>
      {(rates) =>
        rates.length === 0 ? (
          <Alert severity="info">{t('none')}</Alert>
        ) : (
          <Card sx={{ overflow: 'hidden' }}>
            <SmallTable
              rows={rates}
              keyOf={({ _id }) => _id}
              columns={[
                { label: t('month'), render: monthName },
                { label: t('rate', { currency }), isNumber: true, render: ({ rate }) => rateText(rate) },
                ...(onEdit ? [{ label: t('change'), isNumber: true, render: edit }] : []),
              ]}
            />
          </Card>
        )
      }
    </DataScreen>
  );
}
