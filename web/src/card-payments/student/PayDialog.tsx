import { useQuery } from '@apollo/client';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { decimalsOf } from '@paideia/events/kernel/money.ts';
import { cardName } from '../../cards/card-name.rules.ts';
import { cardsMessages } from '../../cards/cards.messages.ts';
import { AddCardDialog } from '../../cards/cards.parts.ts';
import { CardPaymentUnderWayDocument, PayInvoiceByCardDocument } from '../../generated/card-payments/card-payments.ts';
import { CardsDocument } from '../../generated/cards/cards.ts';
import { useCommand, useRemote } from '../../lib/data/index.ts';
import {
  ActDialog,
  type DecimalRange,
  decimalText,
  LabelledChoice,
  newId,
  NumberField,
  parseDecimal,
  useForm,
} from '../../lib/forms/index.ts';
import { type Currency, money, plainMoney, useMessages } from '../../lib/i18n/index.ts';
import { DataScreen } from '../../lib/ui/index.ts';
import { cardPaymentsMessages } from '../card-payments.messages.ts';

export type Payable = {
  readonly _id: string;
  readonly currency: string;
  readonly balance: number;
};
type Props = {
  readonly invoice: Payable;
  readonly title: string;
  readonly currencies: readonly Currency[];
  readonly onPaid: (cardPaymentId: string) => void;
  readonly onClose: () => void;
};

const refusals = { 'invoice.tooFine': { field: 'amount' }, 'cardPayment.tooMuch': { field: 'amount' } } as const;

/** As many digits as the currency prints; what is left of before may be finer, and can be paid whole. */
function rangeOf({ currency, balance }: Payable, known: readonly Currency[]): DecimalRange {
  const decimals = Math.min(2, known.find(({ value }) => value === currency)?.decimals ?? decimalsOf(currency));
  return { digits: 2, fine: balance % 10 ** (2 - decimals) === 0 ? decimals : 2, min: 1, max: balance };
}

/** Which card, and how much: the balance, or a part of it. The payment has its id from the form, so that a second click pays nothing more. */
export function PayDialog({ invoice, title, currencies, onPaid, onClose }: Props) {
  const t = useMessages(cardPaymentsMessages);
  const words = useMessages(cardsMessages);
  const { currency, balance } = invoice;
  const range = rangeOf(invoice, currencies);
  const remote = useRemote(CardsDocument, {}, ({ cards }) => cards.filter(({ isExpired }) => !isExpired));
  const underWay = useQuery(CardPaymentUnderWayDocument, {
    variables: { invoiceId: invoice._id },
    fetchPolicy: 'no-cache',
  });
  // It is gone on with what was begun before, in a window that was closed: two at once could be too much.
  const begunId = underWay.data?.cardPaymentUnderWay?._id;
  useEffect(() => {
    if (begunId === undefined) return;
    onClose();
    onPaid(begunId);
  }, [begunId, onClose, onPaid]);
  const { run } = useCommand(PayInvoiceByCardDocument);
  const form = useForm({
    start: () => ({ cardPaymentId: newId(), cardId: '', amount: decimalText(balance, 2, range.fine) }),
    refusals,
  });
  const [isAdding, setAdding] = useState(false);
  const paid = useRef('');
  const read = parseDecimal(form.value.amount, range);
  const amount = 'units' in read ? read.units : 0;
  const cards = remote.data ?? [];
  const cardId = form.value.cardId || (cards[0]?._id ?? '');
  return (
    <>
      <ActDialog
        title={t('title', { invoice: title })}
        confirm={amount > 0 ? t('confirm', { amount: money(amount, currency, currencies) }) : t('pay')}
        form={form}
        // Before the cards are known nobody is asked for one: they may have some.
        isBarred={remote.data === undefined}
        ask={cardId === '' ? () => setAdding(true) : undefined}
        send={async ({ cardPaymentId }) => {
          await run({ invoiceId: invoice._id, cardPaymentId, cardId, amount });
          paid.current = cardPaymentId;
        }}
        onDone={() => onPaid(paid.current)}
        onClose={onClose}
      >
        <DataScreen
          remote={remote}
          isEmpty={(found) => found.length === 0}
          empty={
            <Alert severity="info" role="status">
              {t('first')}
            </Alert>
          }
        >
          {(found) => (
            <LabelledChoice
              label={words('other')}
              value={cardId}
              onChange={form.change('cardId')}
              options={found.map((card) => ({
                value: card._id,
                // Two cards of a brand may end alike; there is no room for more words on a phone.
                label: [cardName(words, card), card.expiry].filter(Boolean).join(' · '),
              }))}
            />
          )}
        </DataScreen>
        <Button
          type="button"
          variant="text"
          onClick={() => setAdding(true)}
          sx={{ alignSelf: 'flex-start', px: 0, my: '-9px' }}
        >
          {words('add')}
        </Button>
        <NumberField
          label={t('amount')}
          {...form.field('amount')}
          range={range}
          say={(units) => plainMoney(units, currency, currencies)}
          example={balance}
          unit={currency}
          hint={t('part', { balance: money(balance, currency, currencies) })}
        />
      </ActDialog>
      {isAdding && <AddCardDialog onAdded={form.change('cardId')} onClose={() => setAdding(false)} />}
    </>
  );
}
