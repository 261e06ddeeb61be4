import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmptyOutlined';
import Replay from '@mui/icons-material/ReplayOutlined';
import Upload from '@mui/icons-material/FileUploadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { mostVideoBytes } from '@paideia/events/uploads/upload.rules.ts';
import { FileDrop } from '../lib/files/index.ts';
import { percent, useMessages } from '../lib/i18n/index.ts';
import { kernelMessages } from '../lib/i18n/kernel.messages.ts';
import { ToneChip } from '../lib/ui/ToneChip.tsx';
import { uploader } from './page-uploader.ts';
import { recordingKinds, type Upload as KeptUpload, type UploadStatus } from './upload.rules.ts';
import { uploadList } from './upload-list.ts';
import { uploadsMessages } from './uploads.messages.ts';

const looks = {
  loading: { tone: 'neutral', icon: HourglassEmpty, label: 'preparing' },
  uploading: { tone: 'info', icon: Upload, label: 'uploading' },
  completed: { tone: 'success', icon: CheckCircle, label: 'done' },
  error: { tone: 'danger', icon: ErrorOutline, label: 'error' },
  needsFile: { tone: 'warning', icon: Replay, label: 'needsFile' },
} as const satisfies Readonly<Record<UploadStatus | 'needsFile', unknown>>;

type Props = {
  readonly upload: KeptUpload;
  /** It is set only where this page has its file. */
  readonly liveProgress: number | undefined;
};

/** One upload of the panel. Where no page has its file any more, it goes on when the file is chosen again. */
export function UploadRow({ upload, liveProgress }: Props) {
  const t = useMessages(uploadsMessages);
  const kernel = useMessages(kernelMessages);
  const [picked, setPicked] = useState<File>();
  const [refusal, setRefusal] = useState<string>();
  const { uuid, status, error, endedBy } = upload;
  const isLive = liveProgress !== undefined;
  const progress = liveProgress ?? upload.progress;
  const { name } = upload.file;
  const isOver = endedBy !== undefined;
  const needsFile = !isLive && !isOver && status !== 'completed';
  const look = looks[needsFile && status !== 'error' ? 'needsFile' : status];
  const act = (label: string, onClick: () => void, color: 'primary' | 'error' = 'primary') => (
    <Button size="small" color={color} aria-label={t('actOn', { act: label, name })} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <Box
      component="li"
      sx={{ p: '9px 15px 12px', borderTop: '1px solid var(--line)', display: 'grid', gap: '6px', fontSize: 14 }}
    >
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '6px' }}>
        <ToneChip tone={look.tone} icon={look.icon}>
          {t(look.label)}
        </ToneChip>
        {!isOver && <span>{percent(progress, 0)}</span>}
      </Box>
      {!isOver && (
        <LinearProgress
          variant={status === 'loading' && isLive ? 'indeterminate' : 'determinate'}
          value={progress}
          aria-label={name}
        />
      )}
      {error !== undefined && <Box sx={{ color: 'var(--danger)' }}>{error}</Box>}
      {needsFile && (
        <FileDrop
          label={t('chooseFile')}
          hint={picked?.name}
          isMultiple={false}
          onFiles={([file]) => {
            setPicked(file);
            setRefusal(undefined);
          }}
        />
      )}
      {isOver && (
        <FileDrop
          label={t(endedBy === 'upload.wrongType' ? 'chooseOther' : 'chooseFile')}
          accept={recordingKinds}
          minSize={1}
          maxSize={mostVideoBytes}
          isMultiple={false}
          onFiles={([file]) => {
            if (file) void uploader.replace(upload, file);
          }}
        />
      )}
      {refusal !== undefined && <Alert severity="error">{refusal}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px' }}>
        {needsFile && act(t('resume'), () => void uploader.resume(upload, picked).then(setRefusal))}
        {isLive && status === 'error' && act(kernel('tryAgain'), () => void uploader.again(uuid))}
        {status === 'completed' || isOver
          ? act(t('clear'), () => void uploadList.change(uuid, 'cleared', {}))
          : act(t('abort'), () => void uploader.abort(uuid), 'error')}
      </Box>
    </Box>
  );
}
