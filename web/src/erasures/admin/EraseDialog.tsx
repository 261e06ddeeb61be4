import { useCommand } from '../../lib/data/index.ts';
import { ActDialog, LabelledText, useForm } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { EraseUserDocument, ErasureDocument } from '../../generated/erasures/admin/erasure-admin.ts';
import { erasureAdminMessages } from './erasure-admin.messages.ts';

type Props = { readonly userId: string; readonly name: string; readonly onClose: () => void };
const refetch = [ErasureDocument];

/** It erases for good, so it wants the name of the person, typed. */
export function EraseDialog({ userId, name, onClose }: Props) {
  const t = useMessages(erasureAdminMessages);
  const { run } = useCommand(EraseUserDocument, { refetch });
  const form = useForm({ start: { name: '' }, refusals: { 'erasure.nameDiffers': { field: 'name' } } });
  return (
    <ActDialog
      title={t('eraseTitle', { name })}
      confirm={t('eraseNow')}
      isDestructive
      form={form}
      send={(typed) => run({ ...typed, _id: userId })}
      onClose={onClose}
    >
      <p>{t('eraseAbout')}</p>
      <LabelledText label={t('typeName')} hint={name} {...form.field('name')} required autoComplete="off" autoFocus />
    </ActDialog>
  );
}
