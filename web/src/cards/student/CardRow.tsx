import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import CreditCard from '@mui/icons-material/CreditCardOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { CardsDocument, RemoveCardDocument, type OwnCardFragment } from '../../generated/cards/cards.ts';
import { useCommand } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { ConfirmDialog, notify, notifyError, ToneChip } from '../../lib/ui/index.ts';
import { cardName } from '../card-name.rules.ts';
import { cardsMessages } from '../cards.messages.ts';

const refetch = [CardsDocument];
type Props = { readonly card: OwnCardFragment; readonly isOwn: boolean };

/** One saved card, which can be removed. */
export function CardRow({ card, isOwn }: Props) {
  const t = useMessages(cardsMessages);
  const { run, isBusy } = useCommand(RemoveCardDocument, { refetch });
  const [isAsked, setAsked] = useState(false);
  const name = cardName(t, card);
  const remove = () =>
    run({ cardId: card._id }).then(
      () => {
        setAsked(false);
        notify(t('removed'));
      },
      (error: unknown) => {
        setAsked(false);
        notifyError(error);
      },
    );
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: '6px 12px',
        p: '12px 18px',
      }}
    >
      <CreditCard aria-hidden="true" sx={{ color: 'var(--ink-2)' }} />
      <Box sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{name}</Box>
        {card.expiry !== null && (
          <Box sx={{ fontSize: 13, color: 'var(--ink-2)' }}>{t('until', { expiry: card.expiry })}</Box>
        )}
      </Box>
      {card.isExpired && (
        <ToneChip tone="warning" icon={WarningAmber}>
          {t('expired')}
        </ToneChip>
      )}
      {isOwn && (
        <Button
          variant="outlined"
          size="small"
          disabled={isBusy}
          aria-label={t('removeOne', { card: name })}
          onClick={() => setAsked(true)}
        >
          {t('remove')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsked}
        title={t('removeTitle', { card: name })}
        confirm={t('remove')}
        isDestructive
        isBusy={isBusy}
        onConfirm={() => void remove()}
        onCancel={() => setAsked(false)}
      >
        {t('removeMeans')}
      </ConfirmDialog>
    </Box>
  );
}
