import Box from '@mui/material/Box';
import { useState } from 'react';
import { alumniLibraryId, longestAlumniVideoTitle } from '@paideia/events/alumni-videos/alumni-video.rules.ts';
import { videoUploadPermissions } from '@paideia/events/uploads/upload.permissions.ts';
import { mostVideoBytes } from '@paideia/events/uploads/upload.rules.ts';
import { FileDrop } from '../../lib/files/index.ts';
import { LabelledChoice } from '../../lib/forms/index.ts';
import { currentLocale, useMessages } from '../../lib/i18n/index.ts';
import { may, useStart, useUser } from '../../lib/session/index.ts';
import { beginUpload } from '../../uploads/begin-upload.parts.ts';
import { recordingKinds } from '../../uploads/upload.rules.ts';
import { alumniVideosMessages } from '../alumni-videos.messages.ts';

/** Sends a video for the alumni, for whoever may upload at all. The panel of uploads tells how far it is; its title can be changed when it is listed. */
export function UploadForAlumni() {
  const t = useMessages(alumniVideosMessages);
  const { locales } = useStart().config;
  const [locale, setLocale] = useState(currentLocale);
  if (!may(useUser(), videoUploadPermissions.RequestVideoUpload)) return null;
  const begin = ([file]: readonly File[]) => {
    if (!file) return;
    const title = file.name.replace(/\.[^.]+$/, '').slice(0, longestAlumniVideoTitle) || file.name;
    void beginUpload({ file, itemId: alumniLibraryId, itemType: 'alumniVideo', title, locale });
  };
  return (
    <Box sx={{ p: '15px 18px 18px', borderTop: '1px solid var(--line)', display: 'grid', gap: '12px' }}>
      <LabelledChoice label={t('language')} value={locale} options={locales} onChange={setLocale} />
      <FileDrop
        label={t('upload')}
        accept={recordingKinds}
        isMultiple={false}
        minSize={1}
        maxSize={mostVideoBytes}
        onFiles={begin}
      />
    </Box>
  );
}
