import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { saveFile } from '../../lib/data/index.ts';
import { fileSize, useMessages } from '../../lib/i18n/index.ts';
import { Player } from '../../lib/player/index.ts';
import { Modal, ModalDialog, notify } from '../../lib/ui/index.ts';
import { keptContent, spaceOnDevice, type Space } from '../device-files.ts';
import { bytesOf, filesOf, type KeptCourse, type KeptFile } from '../sync.rules.ts';
import { appSettingsMessages } from './app-settings.messages.ts';
import { KeptRecording } from './KeptRecording.tsx';

/** The files that this device has, course by course; each is opened from here, and recordings are played. */
export function KeptFiles({ courses }: { readonly courses: readonly KeptCourse[] }) {
  const t = useMessages(appSettingsMessages);
  const [space, setSpace] = useState<Space>();
  const bytes = bytesOf(filesOf(courses));
  useEffect(() => {
    void spaceOnDevice().then(setSpace, () => undefined);
  }, [bytes]);
  const hasRecordings = courses.some(({ files }) => files.some(({ kind }) => kind === 'video'));
  useEffect(() => {
    if (!hasRecordings) return;
    ModalDialog.prepare();
    Player.prepare();
  }, [hasRecordings]);
  if (courses.length === 0) return null;
  return (
    <Box sx={{ borderTop: '1px solid var(--line)', pt: '12px' }}>
      <Box component="h3" sx={{ fontSize: 14, fontWeight: 600 }}>
        {t('onDevice', { size: fileSize(bytes) })}
      </Box>
      {courses.map(({ courseId, title, files }) => (
        <Box key={courseId} sx={{ mt: '9px' }}>
          <Box component="h4" sx={{ fontSize: 14, color: 'var(--ink-2)' }}>
            {title}
          </Box>
          <ul aria-label={title}>
            {files
              .filter(({ kind }) => kind !== 'subtitles')
              .map((file) => (
                <KeptRow key={file._id} file={file} subtitles={files.filter(({ videoId }) => videoId === file._id)} />
              ))}
          </ul>
        </Box>
      ))}
      <Box sx={{ mt: '9px', fontSize: 13, color: 'var(--ink-3)' }}>
        {space && <div>{t('space', { used: fileSize(space.used), all: fileSize(space.all) })}</div>}
        <div>{t('inBrowser')}</div>
      </Box>
    </Box>
  );
}

type RowProps = { readonly file: KeptFile; readonly subtitles: readonly KeptFile[] };
function KeptRow({ file, subtitles }: RowProps) {
  const t = useMessages(appSettingsMessages);
  const open = async () => {
    const content = await keptContent(file);
    if (content) saveFile(file.name, content);
    else notify(t('removed'));
  };
  const button = (act: () => void) => (
    <Button
      variant="text"
      size="small"
      aria-label={t('open', { name: file.name })}
      onClick={act}
      sx={{ textAlign: 'start', whiteSpace: 'normal', overflowWrap: 'anywhere' }}
    >
      {file.name}
    </Button>
  );
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: '9px', ml: '-12px' }}>
      {file.kind === 'video' ? (
        <Modal title={file.name} button={button}>
          {() => <KeptRecording file={file} subtitles={subtitles} />}
        </Modal>
      ) : (
        button(() => void open())
      )}
      <Box component="span" sx={{ flex: 'none', fontSize: 13, color: 'var(--ink-3)' }}>
        {fileSize(file.size)}
      </Box>
    </Box>
  );
}
