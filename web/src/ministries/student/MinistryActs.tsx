import Box from '@mui/material/Box';
import { useState } from 'react';
import {
  DeleteMinistryDocument,
  HideMinistryDocument,
  MinistriesDocument,
  ShowMinistryDocument,
  type MinistryFragment,
} from '../../generated/ministries/ministries.ts';
import { useCommand } from '../../lib/data/index.ts';
import { NamedButton } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { ConfirmDialog, kernelMessages, Modal, notify, notifyError } from '../../lib/ui/index.ts';
import { ministriesMessages } from '../ministries.messages.ts';
import { MinistryEditor } from './MinistryEditor.tsx';

const refetch = [MinistriesDocument];
type Act = 'hide' | 'show' | 'delete';
const done = { hide: 'hiddenNow', show: 'shownNow', delete: 'deletedNow' } as const;

type Props = { readonly ministry: MinistryFragment; readonly nameId: string };

/** It is changed in a dialog; hidden, shown and deleted after a question. */
export function MinistryActs({ ministry, nameId }: Props) {
  const t = useMessages(ministriesMessages);
  const kernel = useMessages(kernelMessages);
  const { _id, ministryName: name, status } = ministry;
  const commands = {
    hide: useCommand(HideMinistryDocument, { refetch }),
    show: useCommand(ShowMinistryDocument, { refetch }),
    delete: useCommand(DeleteMinistryDocument, { refetch }),
  };
  const [asked, setAsked] = useState<Act>('hide');
  const [isAsked, setIsAsked] = useState(false);
  const ask = (act: Act) => {
    setAsked(act);
    setIsAsked(true);
  };
  const act = async () => {
    try {
      await commands[asked].run({ _id });
      setIsAsked(false);
      notify(t(done[asked]));
    } catch (error) {
      notifyError(error);
    }
  };
  const word = (one: Act) => (one === 'delete' ? kernel('delete') : t(one));
  const button = (one: Act) => (
    <NamedButton of={nameId} variant="text" {...(one === 'delete' && { color: 'error' })} onClick={() => ask(one)}>
      {word(one)}
    </NamedButton>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px', mt: '9px', ml: '-9px' }}>
      <Modal
        title={t('editTitle', { name })}
        button={(open) => (
          <NamedButton of={nameId} variant="text" aria-haspopup="dialog" onClick={open}>
            {kernel('edit')}
          </NamedButton>
        )}
      >
        {(close) => <MinistryEditor ministry={ministry} onDone={close} />}
      </Modal>
      {status === 'approved' && button('hide')}
      {status === 'hidden' && button('show')}
      {button('delete')}
      <ConfirmDialog
        open={isAsked}
        title={t(`${asked}Of`, { name })}
        confirm={word(asked)}
        isDestructive={asked === 'delete'}
        isBusy={commands[asked].isBusy}
        onConfirm={() => void act()}
        onCancel={() => setIsAsked(false)}
      >
        {t(`${asked}Text`)}
      </ConfirmDialog>
    </Box>
  );
}
