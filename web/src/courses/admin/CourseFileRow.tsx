import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState, type ReactNode } from 'react';
import { useMayChange } from '../../console/MayChange.tsx';
import { FileLink, type ServedFile } from '../../files/file-link.parts.tsx';
import { useMessages } from '../../lib/i18n/index.ts';
import { ConfirmDialog, Hint } from '../../lib/ui/index.ts';
import { courseActsMessages } from './course-acts.messages.ts';
import { courseFilesMessages } from './course-files.messages.ts';

type Props = {
  readonly file: ServedFile;
  readonly name: string;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
  /** They are what else is done with it. */
  readonly children?: ReactNode;
};

/** A file of a course, with what is done with it by those who may. */
export function CourseFileRow({ file, name, isBusy, onRemove, children }: Props) {
  const t = useMessages(courseFilesMessages);
  const acts = useMessages(courseActsMessages);
  const [isAsked, setAsked] = useState(false);
  const mayChange = useMayChange();
  return (
    <Box component="li" sx={row}>
      <FileLink file={file} label={name} />
      {mayChange && (
        <Box component="span" sx={{ flex: 'none', whiteSpace: 'nowrap' }}>
          {children}
          <FileAct label={t('remove', { name })} isBusy={isBusy} onClick={() => setAsked(true)}>
            <Delete fontSize="small" />
          </FileAct>
        </Box>
      )}
      <ConfirmDialog
        open={isAsked}
        title={acts('removeTitle', { title: name })}
        confirm={acts('removeLesson')}
        isDestructive
        onConfirm={() => {
          setAsked(false);
          onRemove();
        }}
        onCancel={() => setAsked(false)}
      >
        {t('removeMeans')}
      </ConfirmDialog>
    </Box>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: 48,
  p: '6px 12px 6px 18px',
  borderTop: '1px solid var(--line)',
  fontSize: 14,
} as const;

type ActProps = {
  readonly label: string;
  readonly isBusy: boolean;
  /** It would lead nowhere. It keeps the focus, so that the next press is heard. */
  readonly isIdle?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
};
export const FileAct = ({ label, isBusy, isIdle = false, onClick, children }: ActProps) => (
  <Hint title={label}>
    <IconButton
      size="small"
      aria-label={label}
      aria-disabled={isBusy || isIdle}
      onClick={isBusy || isIdle ? undefined : onClick}
      sx={{ opacity: isIdle ? 0.4 : 1 }}
    >
      {children}
    </IconButton>
  </Hint>
);
