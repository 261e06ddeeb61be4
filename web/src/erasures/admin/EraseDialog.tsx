import { useState } from 'react';
import { ActDialog } from '../../lib/ui/index.ts';
import { errorCode, errorText, useCommand } from '../../lib/data/index.ts';
import { LabelledText } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { EraseUserDocument, ErasureDocument } from '../../generated/erasures/admin/erasure-admin.ts';
import { erasureAdminMessages } from './erasure-admin.messages.ts';

type Props = { readonly userId: string; readonly name: string; readonly onClose: () => void };
const refetch = [ErasureDocument];

/** For good: it wants the name of the person, typed. */
export function EraseDialog({ userId, name, onClose }: Props) {
  const t = useMessages(erasureAdminMessages);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<unknown>();
  const { run, isBusy } = useCommand(EraseUserDocument, { refetch });
  const isName = error !== undefined && errorCode(error) === 'erasure.nameDiffers';
  const erase = async () => {
    setError(undefined);
    try {
      await run({ _id: userId, name: typed });
      onClose();
    } catch (caught) {
      setError(caught);
    }
  };
  return (
    <ActDialog
      title={t('eraseTitle', { name })}
      confirm={t('eraseNow')}
      isDestructive
      isBusy={isBusy}
      acts={{ error: isName ? undefined : error, isOvertaken: false }}
      onSubmit={() => void erase()}
      onClose={onClose}
    >
      <p>{t('eraseAbout')}</p>
      <LabelledText
        label={t('typeName')}
        hint={name}
        error={isName ? errorText(error) : undefined}
        value={typed}
        onChange={setTyped}
        required
        autoComplete="off"
        autoFocus
      />
    </ActDialog>
  );
}
