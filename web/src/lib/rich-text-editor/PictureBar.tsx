import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { Editor } from '@tiptap/core';
import { useEffect, useMemo, useState, type KeyboardEvent } from 'react';
import { mostAlt, pictureWidths } from '@paideia/events/kernel/pictures.ts';
import { errorText } from '../data/index.ts';
import { FileDrop } from '../files/index.ts';
import { LabelledChoice, LabelledText } from '../forms/index.ts';
import { useMessages } from '../i18n/index.ts';
import { mostPictureBytes, pictureKinds } from '../pictures/index.ts';
import { kernelMessages } from '../ui/index.ts';
import type { PictureAttributes } from './picture-node.ts';
import { richTextMessages } from './rich-text.messages.ts';

/** Brings a picture into the storage and answers the id of its file. */
export type SendPicture = (file: File) => Promise<string>;
type Props = {
  readonly editor: Editor;
  /** The picture that is chosen in the text; without one a new one is put into it. */
  readonly current: PictureAttributes | undefined;
  /** It was dropped or pasted. */
  readonly file: File | undefined;
  readonly send: SendPicture;
  /** A picture was sent: where this page has it already. */
  readonly onSent: (fileId: string, address: string) => void;
  readonly onClose: () => void;
};
const [small, medium] = pictureWidths.map(String);

/** A picture that is put into the text or changed there. It stands inside forms and is none: Enter takes what is written. */
export function PictureBar({ editor, current, file, send, onSent, onClose }: Props) {
  const t = useMessages(richTextMessages);
  const kernel = useMessages(kernelMessages);
  const [chosen, setChosen] = useState(file);
  const [alt, setAlt] = useState(current?.alt ?? '');
  const [isDecorative, setDecorative] = useState(current?.alt === '');
  const [width, setWidth] = useState(current?.width ?? 'full');
  const [wrong, setWrong] = useState<'noAlt' | 'noPicture'>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const preview = useMemo(() => chosen && URL.createObjectURL(chosen), [chosen]);
  useEffect(() => setChosen(file), [file]);
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const apply = async () => {
    if (!current && !chosen) return setWrong('noPicture');
    if (!isDecorative && alt.trim() === '') return setWrong('noAlt');
    setWrong(undefined);
    const said = { alt: isDecorative ? '' : alt.trim(), width: width === 'full' ? null : width };
    try {
      setBusy(true);
      if (current) editor.chain().updateAttributes('picture', said).run();
      else if (chosen && preview) {
        const fileId = await send(chosen);
        onSent(fileId, preview);
        const attrs: PictureAttributes = { fileId, ...said };
        editor.chain().insertContent({ type: 'picture', attrs }).run();
      }
      close();
    } catch (error) {
      setProblem(error instanceof DOMException ? t('unreadable') : errorText(error));
      setBusy(false);
    }
  };
  const press = (event: KeyboardEvent) => {
    const isTyped = event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.type === 'text';
    if (!isTyped && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (isTyped) void apply();
    else close();
  };
  return (
    <Box
      role="group"
      aria-label={t('picture')}
      onKeyDown={press}
      sx={{ display: 'grid', gap: '12px', p: '9px', borderBottom: '1px solid var(--line)' }}
    >
      {!current && (
        <Box
          sx={{
            display: 'grid',
            gap: '9px',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: preview ? '72px minmax(0, 1fr)' : 'minmax(0, 1fr)' },
          }}
        >
          {preview && <Box component="img" src={preview} alt="" sx={{ width: 72, height: 72, objectFit: 'contain' }} />}
          <FileDrop
            label={t(chosen ? 'anotherPicture' : 'choosePicture')}
            accept={pictureKinds}
            maxSize={mostPictureBytes}
            isMultiple={false}
            isDisabled={isBusy}
            hint={chosen?.name}
            onFiles={([one]) => setChosen(one)}
          />
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '9px 12px' }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          {!isDecorative && (
            <LabelledText
              label={t('alt')}
              hint={t('altHint')}
              error={wrong === 'noAlt' ? t('noAlt') : undefined}
              value={alt}
              onChange={setAlt}
              maxLength={mostAlt}
            />
          )}
          <FormControlLabel
            label={t('decorative')}
            control={<Checkbox checked={isDecorative} onChange={({ target }) => setDecorative(target.checked)} />}
          />
        </Box>
        <LabelledChoice
          isCompact
          label={t('size')}
          value={width}
          onChange={setWidth}
          options={[
            { value: 'full', label: t('full') },
            { value: medium!, label: t('medium') },
            { value: small!, label: t('small') },
          ]}
        />
      </Box>
      {(problem !== undefined || wrong === 'noPicture') && <Alert severity="error">{problem ?? t('noPicture')}</Alert>}
      <Box sx={{ display: 'flex', gap: '9px' }}>
        <Button variant="contained" disabled={isBusy} onClick={() => void apply()}>
          {t(current ? 'apply' : 'insert')}
        </Button>
        <Button variant="outlined" disabled={isBusy} onClick={close}>
          {kernel('cancel')}
        </Button>
      </Box>
    </Box>
  );
}
