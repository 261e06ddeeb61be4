import { useState } from 'react';
import { longestReason } from '@paideia/events/kernel/limits.ts';
import { ActDialog, notify } from '../../lib/ui/index.ts';
import { useForm, LabelledText } from '../../lib/forms/index.ts';
import { useCommand } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { dataPanelMessages } from '../data-panel.messages.ts';
import { OwnErasureRequestDocument, RequestErasureDocument } from '../../generated/erasures/erasures.ts';

const refetch = [OwnErasureRequestDocument];

/** Asks to be erased, with a reason or without one. */
export function RequestDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(dataPanelMessages);
  const {
    value: { reason },
    change,
  } = useForm({ start: () => ({ reason: '' }) });
  const [error, setError] = useState<unknown>();
  const { run, isBusy } = useCommand(RequestErasureDocument, { refetch });
  const send = async () => {
    setError(undefined);
    try {
      await run({ reason: reason.trim() || null });
      notify(t('sent'));
      onClose();
    } catch (caught) {
      setError(caught);
    }
  };
  return (
    <ActDialog
      title={t('requestTitle')}
      confirm={t('request')}
      isDestructive
      isBusy={isBusy}
      acts={{ error, isOvertaken: false }}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <p>{t('erasureAbout')}</p>
      <LabelledText
        label={t('reason')}
        isOptional
        hint={t('reasonHint')}
        value={reason}
        onChange={change('reason')}
        maxLength={longestReason}
        rows={3}
        autoFocus
      />
    </ActDialog>
  );
}
