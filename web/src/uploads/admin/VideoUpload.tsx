import Box from '@mui/material/Box';
import { useState } from 'react';
import { videoUploadPermissions } from '@paideia/events/uploads/upload.permissions.ts';
import { mostVideoBytes } from '@paideia/events/uploads/upload.rules.ts';
import { addressesHoldMs, useAgainAfter, useRemote } from '../../lib/data/index.ts';
import { FileDrop } from '../../lib/files/index.ts';
import { LabelledChoice } from '../../lib/forms/index.ts';
import { currentLocale, useMessages } from '../../lib/i18n/index.ts';
import { may, useStart, useUser } from '../../lib/session/index.ts';
import { ConfirmDialog, SectionCard } from '../../lib/ui/index.ts';
import { VideosDocument } from '../../generated/uploads/admin/videos.ts';
import { beginUpload } from '../begin-upload.ts';
import { recordingKinds } from '../upload.rules.ts';
import { UploadedVideos } from './UploadedVideos.tsx';
import { videoUploadMessages } from './video-upload.messages.ts';

export type VideoUploadProps = {
  readonly itemId: string;
  readonly itemType: 'lesson' | 'course' | 'alumniVideo';
  readonly title: string;
};

/** A video for a lesson, a course or the alumni, in one language. The panel of uploads tells how far it is. */
export function VideoUpload({ itemId, itemType, title }: VideoUploadProps) {
  const t = useMessages(videoUploadMessages);
  const { locales } = useStart().config;
  const [locale, setLocale] = useState(currentLocale);
  const [asked, setAsked] = useState<File>();
  const mayUpload = may(useUser(), videoUploadPermissions.RequestVideoUpload);
  const remote = useRemote(VideosDocument, mayUpload ? { itemId } : null, ({ videos }) => videos);
  useAgainAfter(addressesHoldMs, async () => mayUpload && remote.again());
  if (!mayUpload) return null;
  // A lesson has one video in a language, and the one before goes when another has come.
  const replaced = itemType === 'lesson' ? remote.data?.find((one) => one.locale === locale) : undefined;
  const language = locales.find(({ value }) => value === locale)?.label ?? locale;
  const begin = (file: File | undefined) => {
    setAsked(undefined);
    if (file) void beginUpload({ file, itemId, itemType, title, locale });
  };
  return (
    <SectionCard title={t('title')} sx={{ mt: '18px' }}>
      <Box sx={{ p: '0 18px 18px', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' }}>
        <UploadedVideos itemId={itemId} remote={remote} />
        <LabelledChoice label={t('language')} value={locale} options={locales} onChange={setLocale} />
        <FileDrop
          label={t(replaced ? 'replace' : 'upload')}
          accept={recordingKinds}
          isMultiple={false}
          // Nobody can say yet what an upload would take the place of.
          isDisabled={remote.data === undefined}
          minSize={1}
          maxSize={mostVideoBytes}
          onFiles={([file]) => (replaced ? setAsked(file) : begin(file))}
        />
      </Box>
      <ConfirmDialog
        open={asked !== undefined}
        title={t('replaceVideo', { title: replaced?.title ?? title, language })}
        confirm={t('replace')}
        isDestructive
        onConfirm={() => begin(asked)}
        onCancel={() => setAsked(undefined)}
      >
        {t('replaceMeans')}
      </ConfirmDialog>
    </SectionCard>
  );
}
