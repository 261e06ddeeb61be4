import Add from '@mui/icons-material/AddOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { CardsDocument } from '../../generated/cards/cards.ts';
import { MyCardConfigsDocument } from '../../generated/invoices/card-config.ts';
import { invoicesMessages } from '../../invoices/invoices.messages.ts';
import { useRemote } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { labelOf } from '../../lib/screens/index.ts';
import { useUser } from '../../lib/session/index.ts';
import { DataScreen, EmptyState, PageHeader, PageWidth } from '../../lib/ui/index.ts';
import { cardsMessages } from '../cards.messages.ts';
import { AddCardDialog } from '../cards.parts.ts';
import { ownCards } from '../cards.screens.ts';
import { CardRow } from './CardRow.tsx';

/** `/student/billing/cards`: the cards that a student has saved, to add to and to remove. Nobody else changes them, not even in the student's name. */
export function CardsPage() {
  const t = useMessages(cardsMessages);
  const billing = useMessages(invoicesMessages);
  const isOwn = useUser().impersonation === null;
  const remote = useRemote(CardsDocument, {}, ({ cards }) => cards);
  const regions = useRemote(MyCardConfigsDocument, {}, ({ myCardConfigs }) => myCardConfigs);
  const [isAdding, setAdding] = useState(false);
  const takesCards = regions.data?.some(({ available }) => available);
  return (
    <PageWidth as="main" id="content" sx={{ pb: '24px' }}>
      <PageHeader
        title={labelOf(ownCards)}
        place={{ screen: ownCards }}
        subtitle={takesCards !== false && t('subtitle')}
        actions={
          takesCards &&
          isOwn && (
            <Button variant="contained" startIcon={<Add />} onClick={() => setAdding(true)}>
              {t('add')}
            </Button>
          )
        }
      />
      {takesCards === false && (
        <Alert severity="info" sx={{ mb: '12px' }}>
          <strong>{billing('comingSoon')}</strong>
          <br />
          {billing('noCards')}
        </Alert>
      )}
      {/* Where no cards are taken, that there are none needs no saying. */}
      {!(takesCards === false && remote.data?.length === 0) && (
        <Card component="section" aria-label={labelOf(ownCards)} sx={{ maxWidth: 720 }}>
          <DataScreen
            remote={remote}
            isEmpty={(cards) => cards.length === 0}
            empty={
              <Box sx={{ pt: '18px' }}>
                <EmptyState>{t('none')}</EmptyState>
              </Box>
            }
          >
            {(cards) => (
              <Box component="ul" sx={{ '& > li + li': { borderTop: '1px solid var(--line)' } }}>
                {cards.map((card) => (
                  <CardRow key={card._id} card={card} isOwn={isOwn} />
                ))}
              </Box>
            )}
          </DataScreen>
        </Card>
      )}
      {isAdding && <AddCardDialog onClose={() => setAdding(false)} />}
    </PageWidth>
  );
}
