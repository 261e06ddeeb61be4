import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { filePurposes } from '@paideia/events/files/file.rules.ts';
import { webVttOf } from '@paideia/events/kernel/webvtt.ts';
import { ActButton } from '../../console/forms/index.ts';
import { storeFile } from '../../files/files.parts.ts';
import { useCommand } from '../../lib/data/index.ts';
import { FileDrop } from '../../lib/files/index.ts';
import { LabelledChoice } from '../../lib/forms/index.ts';
import { currentLocale, useMessages } from '../../lib/i18n/index.ts';
import { useStart } from '../../lib/session/index.ts';
import { notify, notifyError } from '../../lib/ui/index.ts';
import {
  RemoveVideoSubtitlesDocument,
  SetVideoSubtitlesDocument,
  type UploadedVideoFragment,
} from '../../generated/uploads/admin/videos.ts';
import { videoUploadMessages } from './video-upload.messages.ts';

const [type = ''] = filePurposes.subtitles.types;
/** Undefined: it is no text in UTF-8. */
const textOf = async (file: File) => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return undefined;
  }
};

/** They write what is said in a video: a file for each language, which may be another one than that of the video. */
export function VideoSubtitles({ video: { _id: videoId, subtitles } }: { readonly video: UploadedVideoFragment }) {
  const t = useMessages(videoUploadMessages);
  const { locales } = useStart().config;
  const [locale, setLocale] = useState(currentLocale);
  const [isBusy, setBusy] = useState(false);
  const { run: set } = useCommand(SetVideoSubtitlesDocument);
  const { run: remove } = useCommand(RemoveVideoSubtitlesDocument);
  const languageOf = (value: string) => locales.find((one) => one.value === value)?.label ?? value;
  const isThere = subtitles.some((one) => one.locale === locale);

  async function send(file: File): Promise<void> {
    const text = await textOf(file);
    const webVtt = text === undefined ? null : webVttOf(text);
    if (webVtt === null) return notifyError(t(text === undefined ? 'notUtf8' : 'unreadable'));
    const name = file.name.replace(/\.srt$/i, '.vtt');
    const fileId = await storeFile({ bytes: new Blob([webVtt], { type }), name, type, purpose: 'subtitles' });
    await set({ videoId, locale, fileId });
    notify(t('subtitlesSaved', { language: languageOf(locale) }));
  }
  const choose = ([file]: readonly File[]) => {
    if (!file) return;
    setBusy(true);
    send(file)
      .catch(notifyError)
      .finally(() => setBusy(false));
  };
  return (
    <Box sx={{ display: 'grid', gap: '12px', mb: '6px' }}>
      {subtitles.length === 0 ? (
        <p>{t('noSubtitles')}</p>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: '6px' }}>
          {subtitles.map((one) => {
            const language = languageOf(one.locale);
            return (
              <Box
                component="li"
                key={one.locale}
                sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px' }}
              >
                <Box
                  component="span"
                  sx={{ flex: { xs: '1 1 100%', md: '1 1 180px' }, minWidth: 0, overflowWrap: 'anywhere' }}
                >
                  {one.name === null ? language : t('subtitlesOf', { language, name: one.name })}
                </Box>
                <Button variant="outlined" href={one.address} download aria-label={t('downloadOf', { language })}>
                  {t('download')}
                </Button>
                <ActButton
                  label={t('remove')}
                  title={t('removeTitle', { language })}
                  isDestructive
                  start={{}}
                  send={() => remove({ videoId, locale: one.locale })}
                  done={t('subtitlesRemoved', { language })}
                >
                  {() => <Typography>{t('removeMeans')}</Typography>}
                </ActButton>
              </Box>
            );
          })}
        </Box>
      )}
      <LabelledChoice label={t('subtitlesLanguage')} value={locale} options={locales} onChange={setLocale} />
      <FileDrop
        label={t(isThere ? 'replaceSubtitles' : 'uploadSubtitles')}
        accept={{ 'text/vtt': ['.vtt'], 'application/x-subrip': ['.srt'] }}
        isMultiple={false}
        isDisabled={isBusy}
        minSize={1}
        maxSize={filePurposes.subtitles.most}
        hint={t('subtitlesHint')}
        onFiles={choose}
      />
    </Box>
  );
}
