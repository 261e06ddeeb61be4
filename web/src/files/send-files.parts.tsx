import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useLayoutEffect, useRef, useState } from 'react';
import { endingOf, filePurposes, typeByName } from '@paideia/events/files/file.rules.ts';
import { errorText } from '../lib/data/index.ts';
import { filesMessages } from '../lib/files/files.messages.ts';
import { FileDrop } from '../lib/files/index.ts';
import { UnsavedChanges } from '../lib/forms/index.ts';
import { number, useMessages } from '../lib/i18n/index.ts';
import { kernelMessages, visuallyHidden } from '../lib/ui/index.ts';
import { FailedFiles, type FailedFile } from './FailedFiles.tsx';
import { storeFile } from './files.parts.ts';

export type SentFile = { readonly fileId: string; readonly name: string };
type Props = {
  readonly purpose: 'outline' | 'download' | 'submission' | 'feedback';
  readonly label: string;
  /** Kinds that are taken; left out: all that the purpose takes. */
  readonly types?: readonly string[];
  /** So many at once; left out: as many as there are. */
  readonly mostFiles?: number;
  readonly isMultiple?: boolean;
  /** Each is handed on as it comes, and not all at the end: those that have come are kept when the page is lost. */
  readonly isEach?: boolean;
  readonly onSent: (files: readonly SentFile[]) => Promise<unknown>;
  /** Gives it up, where it was asked for; what is on its way is not called back. */
  readonly onCancel?: () => void;
};
type Sending = { readonly name: string; readonly place: number; readonly count: number };

/** Files that are sent one after the other; one that does not come is named with the reason and can be sent again, and the others go on. */
export function SendFiles({
  purpose,
  label,
  types = filePurposes[purpose].types,
  mostFiles = 0,
  isMultiple = false,
  isEach = false,
  onSent,
  onCancel,
}: Props) {
  const t = useMessages(filesMessages);
  const kernel = useMessages(kernelMessages);
  const [sending, setSending] = useState<Sending>();
  const [failed, setFailed] = useState<readonly FailedFile[]>([]);
  const { most } = filePurposes[purpose];
  const send = async (files: readonly File[]) => {
    const sent: SentFile[] = [];
    setFailed((before) => before.filter(({ bytes }) => files.every(({ name }) => name !== bytes.name)));
    for (const [at, bytes] of files.entries()) {
      const { name } = bytes;
      setSending({ name, place: at + 1, count: files.length });
      try {
        const fileId = await storeFile({ bytes, name, type: bytes.type || typeByName(name), purpose });
        sent.push({ fileId, name });
      } catch (error) {
        setFailed((before) => [...before, { bytes, why: errorText(error) }]);
      }
      if (isEach && sent.length > 0) await onSent(sent.splice(0));
    }
    if (sent.length > 0) await onSent(sent);
    setSending(undefined);
  };
  const text = sending && t('sending', { ...sending, place: number(sending.place), count: number(sending.count) });
  return (
    <>
      <FileDrop
        label={label}
        accept={Object.fromEntries(types.map((type) => [type, [endingOf(type)]]))}
        minSize={1}
        maxSize={most}
        isMultiple={isMultiple}
        maxFiles={isMultiple ? mostFiles : 0}
        isDisabled={sending !== undefined}
        onFiles={(files) => void send(files)}
      />
      <Box role="status" sx={{ fontSize: 13, color: 'var(--ink-2)', overflowWrap: 'anywhere' }}>
        {text}
      </Box>
      {sending && (
        <LinearProgress aria-label={text} variant="determinate" value={(100 * (sending.place - 0.5)) / sending.count} />
      )}
      <FailedFiles
        files={failed}
        isBusy={sending !== undefined}
        onAgain={() => void send(failed.map(({ bytes }) => bytes))}
        onClose={() => setFailed([])}
      />
      {onCancel && (
        <Button size="small" variant="outlined" disabled={sending !== undefined} onClick={onCancel}>
          {kernel('cancel')}
        </Button>
      )}
      {text !== undefined && <HeldForm why={text} />}
      <UnsavedChanges isChanged={sending !== undefined} />
    </>
  );
}

/** A form around it is not sent as long as it is there, however that is asked for: what is still on its way would not go with it, and be lost. */
function HeldForm({ why }: { readonly why: string }) {
  const control = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => control.current?.setCustomValidity(why), [why]);
  return (
    <Box sx={{ position: 'relative' }}>
      {/* The browser says what holds the form beside a control that can have the focus. */}
      <input ref={control} aria-label={why} tabIndex={-1} value="" onChange={() => undefined} style={visuallyHidden} />
    </Box>
  );
}
