import Box from '@mui/material/Box';
import { useState } from 'react';
import { videoUploadPermissions } from '@paideia/events/uploads/upload.permissions.ts';
import { mostVideoBytes } from '@paideia/events/uploads/upload.rules.ts';
import { FileDrop } from '../../lib/files/index.ts';
import { LabelledChoice } from '../../lib/forms/index.ts';
import { currentLocale, useMessages } from '../../lib/i18n/index.ts';
import { may, useStart, useUser } from '../../lib/session/index.ts';
import { SectionCard } from '../../lib/ui/index.ts';
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
  const mayUpload = may(useUser(), videoUploadPermissions.RequestVideoUpload);
  if (!mayUpload) return null;
  return (
    <SectionCard title={t('title')} sx={{ mt: '18px' }}>
      <Box sx={{ p: '0 18px 18px', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' }}>
        <UploadedVideos itemId={itemId} />
        <LabelledChoice label={t('language')} value={locale} options={locales} onChange={setLocale} />
        <FileDrop
          label={t('upload')}
          accept={recordingKinds}
          isMultiple={false}
          maxSize={mostVideoBytes}
          onFiles={([file]) => {
            if (file) void beginUpload({ file, itemId, itemType, title, locale });
          }}
        />
      </Box>
    </SectionCard>
  );
}
