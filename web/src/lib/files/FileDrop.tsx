import Upload from '@mui/icons-material/FileUploadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useDropzone, type Accept, type FileError } from 'react-dropzone';
import { number, useMessages, type Translate } from '../i18n/index.ts';
import { filesMessages } from './files.messages.ts';

type Limits = {
  /** Media types, each with the endings of its files; without them every file is taken. */
  readonly accept?: Accept;
  /** Both sizes are in bytes. Without the smallest one an empty file is taken too. */
  readonly minSize?: number;
  readonly maxSize?: number;
};
type Props = Limits & {
  readonly label: string;
  readonly isMultiple?: boolean;
  /** One choice takes so many files; 0 takes as many as there are. */
  readonly maxFiles?: number;
  readonly isDisabled?: boolean;
  /** It stands beside the button, in place of what can be done. */
  readonly hint?: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
};

/** Why a file was not taken; null for what no code says. */
function rejection(
  t: Translate<keyof typeof filesMessages>,
  { code }: FileError,
  { accept = {}, minSize = 0, maxSize = Infinity }: Limits,
): string | null {
  const types = Object.entries(accept).flatMap(([type, endings]) => (endings.length > 0 ? endings : [type]));
  const texts: Readonly<Record<string, string>> = {
    'file-invalid-type': t(types.length > 1 ? 'types' : 'type', { types: types.join(', ') }),
    'file-too-large': t('larger', { size: number(maxSize) }),
    'file-too-small': t('smaller', { size: number(minSize) }),
    'too-many-files': t('tooMany'),
  };
  return texts[code] ?? null;
}

/** Files by the browser's own choice, with mouse or keyboard, dropped or pasted. What is not taken is named with the reason. */
export function FileDrop({
  label,
  isMultiple = true,
  maxFiles = 0,
  isDisabled = false,
  hint,
  onFiles,
  ...limits
}: Props) {
  const t = useMessages(filesMessages);
  const hintId = useId();
  // A finger has nothing to drop.
  const isTouched = useMediaQuery('(hover: none)', { noSsr: true });
  const said = hint ?? (isTouched ? undefined : t(isMultiple ? 'orDropSome' : 'orDropOne'));
  const { getRootProps, getInputProps, open, isDragActive, isDragReject, fileRejections } = useDropzone({
    ...limits,
    maxFiles,
    multiple: isMultiple,
    disabled: isDisabled,
    // The button is what is clicked and focused.
    noClick: true,
    noKeyboard: true,
    onDropAccepted: onFiles,
  });
  return (
    <Box
      {...getRootProps({ role: 'group', 'aria-label': label })}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        gap: '9px 12px',
        p: '24px 18px',
        border: '1px dashed var(--line-strong)',
        borderRadius: 'var(--r-field)',
        fontSize: 14,
        color: 'var(--ink-2)',
        bgcolor: isDragActive ? `var(--${isDragReject ? 'danger' : 'info'}-tint)` : 'transparent',
      }}
    >
      <Button
        variant="outlined"
        startIcon={<Upload />}
        disabled={isDisabled}
        aria-describedby={said === undefined ? undefined : hintId}
        onClick={open}
        // A long label has more than one line on a phone.
        sx={{ height: 'auto', minHeight: { xs: 48, md: 42 }, py: '6px', whiteSpace: 'normal' }}
      >
        {label}
      </Button>
      {said !== undefined && <span id={hintId}>{said}</span>}
      <input {...getInputProps({ hidden: true, 'aria-label': label })} />
      {fileRejections.length > 0 && (
        <Alert severity="error" sx={{ flexBasis: '100%', overflowWrap: 'anywhere' }}>
          {fileRejections.map(({ file, errors }, index) => (
            <div key={`${index} ${file.name}`}>
              {file.name}: {errors.map((error) => rejection(t, error, limits) ?? error.message).join('. ')}
            </div>
          ))}
        </Alert>
      )}
    </Box>
  );
}
