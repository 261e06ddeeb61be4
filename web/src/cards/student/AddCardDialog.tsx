import { useApolloClient } from '@apollo/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { AddCardDocument, CardsDocument, CreateCardSetupDocument } from '../../generated/cards/cards.ts';
import type { BegunCardFragment } from '../../generated/cards/cards.ts';
import { useCommand, type Remote } from '../../lib/data/index.ts';
import { newId } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { DataScreen, lazyPart, ModalDialog, notify } from '../../lib/ui/index.ts';
import { cardsMessages } from '../cards.messages.ts';
import type { EntryProps } from './TrialCardForm.tsx';

const TrialCardForm = lazyPart(async () => (await import('./TrialCardForm.tsx')).TrialCardForm);
const StripeCardForm = lazyPart(async () => (await import('./StripeCardForm.tsx')).StripeCardForm);
const forms: Readonly<Record<BegunCardFragment['gateway'], typeof TrialCardForm>> = {
  stripe: StripeCardForm,
  trial: TrialCardForm,
};

/** What the gateway has begun for this card. */
function useSetup(): Remote<BegunCardFragment> {
  const client = useApolloClient();
  const [{ data, error }, setAnswer] = useState<{ readonly data?: BegunCardFragment; readonly error?: Error }>({});
  const again = useCallback(async () => {
    setAnswer({});
    try {
      const answer = await client.mutate({ mutation: CreateCardSetupDocument, fetchPolicy: 'no-cache' });
      if (answer.data) setAnswer({ data: answer.data.createCardSetup });
    } catch (failure) {
      setAnswer({ error: failure instanceof Error ? failure : new Error(String(failure)) });
    }
  }, [client]);
  // Effects run again when what was loading around them is there; one setup is enough.
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void again();
  }, [again]);
  return { data, error, isLoading: data === undefined && error === undefined, isRefreshing: false, again };
}

const refetch = [CardsDocument];
type Props = { readonly onClose: () => void; readonly onAdded?: (cardId: string) => void };

/** Adds a card. Its number goes from the page to the gateway alone. */
export function AddCardDialog({ onClose, onAdded }: Props) {
  const t = useMessages(cardsMessages);
  const remote = useSetup();
  const [cardId] = useState(newId);
  const { run } = useCommand(AddCardDocument, { refetch });
  const save: EntryProps['save'] = async () => {
    await run({ cardId, setupReference: remote.data?.reference ?? '' });
    notify(t('added'));
    onClose();
    onAdded?.(cardId);
  };
  return (
    <ModalDialog open title={t('add')} onClose={onClose}>
      <DataScreen remote={remote}>
        {(setup) => {
          const Entry = forms[setup.gateway];
          return <Entry setup={setup} save={save} />;
        }}
      </DataScreen>
    </ModalDialog>
  );
}
