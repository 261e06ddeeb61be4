import Down from '@mui/icons-material/ArrowDownwardOutlined';
import Up from '@mui/icons-material/ArrowUpwardOutlined';
import Swap from '@mui/icons-material/SwapHorizOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { MayChange } from '../../console/MayChange.tsx';
import { useCommand } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { kernelMessages, SectionCard } from '../../lib/ui/index.ts';
import { SetCourseDownloadsDocument } from '../../generated/courses/admin/courses-admin.ts';
import { courseActsMessages } from './course-acts.messages.ts';
import { courseFilesMessages } from './course-files.messages.ts';
import { CourseFileRow, FileAct } from './CourseFileRow.tsx';
import type { CourseFilesProps } from './course-files-props.ts';
import { SendFiles, type SentFile } from '../../files/send-files.parts.tsx';

type Downloads = CourseFilesProps['course']['downloads'];

/** What students may download, in its order. */
export function CourseDownloads({ course: { downloads }, isBusy, change }: CourseFilesProps) {
  const t = useMessages(courseFilesMessages);
  const acts = useMessages(courseActsMessages);
  const kernel = useMessages(kernelMessages);
  const { run } = useCommand(SetCourseDownloadsDocument);
  const [replacedId, setReplacedId] = useState<string>();
  const replaced = downloads.find(({ fileId }) => fileId === replacedId);
  const set = (to: (now: Downloads) => readonly SentFile[], uploaded?: 'uploaded') =>
    change(async (seen, now) => {
      const wanted = to(now.downloads).map(({ fileId, name }) => ({ fileId, name }));
      return (await run({ ...seen, downloads: wanted })).setCourseDownloads;
    }, uploaded);
  const move = (from: number, to: number) =>
    set((now) => now.toSpliced(from, 1).toSpliced(to, 0, ...now.slice(from, from + 1)));
  const add = async (sent: readonly SentFile[]) => {
    const withSent = (now: Downloads) =>
      now.some(({ fileId }) => fileId === replacedId)
        ? now.flatMap((one) => (one.fileId === replacedId ? sent : one))
        : [...now, ...sent];
    await set(withSent, 'uploaded');
    // Meanwhile another one may have been chosen to be replaced.
    setReplacedId((chosen) => (chosen === replacedId ? undefined : chosen));
  };
  return (
    <SectionCard title={t('downloads')}>
      <Box sx={{ p: '0 18px 12px', fontSize: 14, color: 'var(--ink-2)' }}>{t('downloadsHint')}</Box>
      <ol>
        {downloads.map((file, at) => {
          const { fileId, name } = file;
          return (
            <CourseFileRow
              key={fileId}
              file={file}
              name={name}
              isBusy={isBusy}
              onRemove={() => void set((now) => now.filter((one) => one.fileId !== fileId))}
            >
              <FileAct
                label={acts('earlier', { lesson: name })}
                isBusy={isBusy}
                isIdle={at === 0}
                onClick={() => void move(at, at - 1)}
              >
                <Up fontSize="small" />
              </FileAct>
              <FileAct
                label={acts('later', { lesson: name })}
                isBusy={isBusy}
                isIdle={at === downloads.length - 1}
                onClick={() => void move(at, at + 1)}
              >
                <Down fontSize="small" />
              </FileAct>
              <FileAct label={t('replace', { name })} isBusy={isBusy} onClick={() => setReplacedId(fileId)}>
                <Swap fontSize="small" />
              </FileAct>
            </CourseFileRow>
          );
        })}
      </ol>
      <MayChange>
        <Box sx={{ p: '12px 18px 18px', display: 'grid', gap: '12px', borderTop: '1px solid var(--line)' }}>
          <SendFiles
            key={replacedId}
            purpose="download"
            isMultiple={!replaced}
            label={replaced ? t('replace', { name: replaced.name }) : t('chooseFiles')}
            onSent={add}
          />
          {replaced && (
            <Button size="small" variant="outlined" onClick={() => setReplacedId(undefined)}>
              {kernel('cancel')}
            </Button>
          )}
        </Box>
      </MayChange>
    </SectionCard>
  );
}
