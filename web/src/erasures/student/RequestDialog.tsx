import { longestReason } from '@paideia/events/kernel/limits.ts';
import { ActDialog, LabelledText, useForm } from '../../lib/forms/index.ts';
import { useCommand } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { dataPanelMessages } from '../data-panel.messages.ts';
import { OwnErasureRequestDocument, RequestErasureDocument } from '../../generated/erasures/erasures.ts';

const refetch = [OwnErasureRequestDocument];

/** Asks to be erased, with a reason or without one. */
export function RequestDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(dataPanelMessages);
  const { run } = useCommand(RequestErasureDocument, { refetch });
  const form = useForm({ start: { reason: '' } });
  return (
    <ActDialog
      title={t('requestTitle')}
      confirm={t('request')}
      isDestructive
      form={form}
      send={({ reason }) => run({ reason: reason || null })}
      done={t('sent')}
      onClose={onClose}
    >
      <p>{t('erasureAbout')}</p>
      <LabelledText
        label={t('reason')}
        isOptional
        hint={t('reasonHint')}
        {...form.field('reason')}
        maxLength={longestReason}
        rows={3}
        autoFocus
      />
    </ActDialog>
  );
}
