import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Editor } from '@tiptap/core';
import { useState, type KeyboardEvent } from 'react';
import { LabelledText } from '../forms/index.ts';
import { useMessages } from '../i18n/index.ts';
import { kernelMessages } from '../ui/index.ts';
import { richTextMessages } from './rich-text.messages.ts';
import { leads } from '../rich-text/rich-text.ts';

type Props = { readonly editor: Editor; readonly href: string; readonly onClose: () => void };

/** It asks where the selected words lead. It stands inside forms and is none: Enter takes the address. */
export function LinkBar({ editor, href, onClose }: Props) {
  const t = useMessages(richTextMessages);
  const kernel = useMessages(kernelMessages);
  const [address, setAddress] = useState(href);
  const [isWrong, setWrong] = useState(false);
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const apply = () => {
    const wished = /^[\w-]+(\.[\w-]+)+/.test(address.trim()) ? `https://${address.trim()}` : address.trim();
    if (wished !== '' && !leads(wished)) return setWrong(true);
    const link = editor.chain().focus().extendMarkRange('link');
    if (wished === '') link.unsetLink().run();
    else if (editor.state.selection.empty && href === '')
      link.insertContent({ type: 'text', text: wished, marks: [{ type: 'link', attrs: { href: wished } }] }).run();
    else link.setLink({ href: wished }).run();
    return close();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') apply();
    else close();
  };
  return (
    <Box
      onKeyDown={press}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        gap: '9px',
        p: '9px',
        borderBottom: '1px solid var(--line)',
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <LabelledText
          label={t('address')}
          hint={t('addressHint')}
          error={isWrong ? t('noAddress') : undefined}
          value={address}
          onChange={setAddress}
          autoFocus
        />
      </Box>
      <Button variant="contained" onClick={apply}>
        {t('apply')}
      </Button>
      <Button variant="outlined" onClick={close}>
        {kernel('cancel')}
      </Button>
    </Box>
  );
}
