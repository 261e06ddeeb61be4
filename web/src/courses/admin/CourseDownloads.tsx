import Down from '@mui/icons-material/ArrowDownwardOutlined';
import Up from '@mui/icons-material/ArrowUpwardOutlined';
import Swap from '@mui/icons-material/SwapHorizOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { MayChange } from '../../console/MayChange.tsx';
import { useCommand } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { SectionCard } from '../../lib/ui/index.ts';
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
  const { run } = useCommand(SetCourseDownloadsDocument);
  /** Files that are to be replaced, each by an upload of its own: what is on its way for another one, or did not come, stays in sight. */
  const [replaced, setReplaced] = useState<readonly SentFile[]>([]);
  const without = (fileId: string) => setReplaced((files) => files.filter((one) => one.fileId !== fileId));
  const replace = ({ fileId, name }: SentFile) =>
    setReplaced((files) => [...files.filter((one) => one.fileId !== fileId), { fileId, name }]);
  const set = (to: (now: Downloads) => readonly SentFile[], uploaded?: 'uploaded') =>
    change(async (seen, now) => {
      const wanted = to(now.downloads).map(({ fileId, name }) => ({ fileId, name }));
      return (await run({ ...seen, downloads: wanted })).setCourseDownloads;
    }, uploaded);
  const move = (from: number, to: number) =>
    set((now) => now.toSpliced(from, 1).toSpliced(to, 0, ...now.slice(from, from + 1)));
  const add = (sent: readonly SentFile[]) => set((now) => [...now, ...sent], 'uploaded');
  const put = async (fileId: string, sent: readonly SentFile[]) => {
    const withSent = (now: Downloads) =>
      now.some((one) => one.fileId === fileId)
        ? now.flatMap((one) => (one.fileId === fileId ? sent : one))
        : [...now, ...sent];
    await set(withSent, 'uploaded');
    without(fileId);
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
              <FileAct label={t('replace', { name })} isBusy={isBusy} onClick={() => replace(file)}>
                <Swap fontSize="small" />
              </FileAct>
            </CourseFileRow>
          );
        })}
      </ol>
      <MayChange>
        <Box sx={{ p: '12px 18px 18px', display: 'grid', gap: '12px', borderTop: '1px solid var(--line)' }}>
          {replaced.map(({ fileId, name }) => (
            <SendFiles
              key={fileId}
              purpose="download"
              label={downloads.some((one) => one.fileId === fileId) ? t('replace', { name }) : t('chooseFiles')}
              onSent={(sent) => put(fileId, sent)}
              onCancel={() => without(fileId)}
            />
          ))}
          <SendFiles purpose="download" isMultiple label={t('chooseFiles')} onSent={add} />
        </Box>
      </MayChange>
    </SectionCard>
  );
}
