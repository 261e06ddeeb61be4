import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { NewsAudience } from '@paideia/events/news/news-item.events.ts';
import { CheckField, ChoiceField, DateField, PicksField, RichTextInput, TextField } from '../../console/forms/index.ts';
import { useGroupChoices, useRegionChoices } from '../../console/use-places.ts';
import { storePicture } from '../../files/files.parts.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { RichTextPictures } from '../../lib/rich-text-editor/index.ts';
import { useStart } from '../../lib/session/index.ts';
import { newsAdminMessages } from './news-admin.messages.ts';

const pairs = { display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' }, gap: '15px' } as const;

/** The fields of an item of news; regions and groups are asked for only where it is for them. */
export function NewsFields({ pictures }: Pick<RichTextPictures, 'pictures'>) {
  const t = useMessages(newsAdminMessages);
  const { config } = useStart();
  const audience = useWatch({ name: 'audience' }) as NewsAudience; // The form holds this field.
  const regions = useRegionChoices(audience === 'region');
  return (
    <>
      <TextField source="title" label={t('title')} />
      <RichTextInput source="body" label={t('text')} sendPicture={storePicture} {...(pictures && { pictures })} />
      <Box sx={pairs}>
        <ChoiceField
          isCompact
          source="audience"
          label={t('audience')}
          options={NewsAudience.options.map((value) => ({ value, label: t(value) }))}
        />
        <ChoiceField
          isCompact
          keepsPresent
          source="locale"
          label={t('language')}
          hint={t('languageHint')}
          parse={(picked) => picked || null}
          options={[{ value: '', label: t('everyLanguage') }, ...config.locales]}
        />
      </Box>
      {audience === 'region' && (
        <PicksField source="regionIds" label={t('addRegion')} none={t('noneChosen')} choices={regions} />
      )}
      {audience === 'group' && <Groups />}
      <Box sx={pairs}>
        <DateField source="fromDate" label={t('from')} isOptional />
        <DateField source="toDate" label={t('to')} isOptional />
      </Box>
      <CheckField source="pinned" label={t('pinned')} />
    </>
  );
}

function Groups() {
  const t = useMessages(newsAdminMessages);
  return <PicksField source="groupIds" label={t('addGroup')} none={t('noneChosen')} choices={useGroupChoices()} />;
}
