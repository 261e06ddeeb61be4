import { lastPlace } from '@paideia/events/kernel/limits.ts';
import { linkCommands } from '@paideia/events/links/link.commands.ts';
import { ChoiceField, NumberInput, TextField } from '../../console/forms/index.ts';
import { useGroupChoices } from '../../console/use-places.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { linksAdminMessages } from './links-admin.messages.ts';

export const linkSchema = linkCommands.SaveLink.omit({ linkId: true });

/** A link has the same fields whether it is new or not. */
export function LinkFields() {
  const t = useMessages(linksAdminMessages);
  return (
    <>
      <TextField source="title" label={t('title')} />
      <TextField source="url" label={t('url')} hint={t('urlHint')} type="url" />
      <ChoiceField
        source="groupId"
        label={t('group')}
        parse={(picked) => picked || null}
        options={[{ value: '', label: t('everybody') }, ...useGroupChoices()]}
      />
      <NumberInput source="order" label={t('order')} min={0} max={lastPlace} />
    </>
  );
}
