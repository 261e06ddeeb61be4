import FormatBold from '@mui/icons-material/FormatBoldOutlined';
import FormatItalic from '@mui/icons-material/FormatItalicOutlined';
import FormatListBulleted from '@mui/icons-material/FormatListBulletedOutlined';
import FormatListNumbered from '@mui/icons-material/FormatListNumberedOutlined';
import FormatQuote from '@mui/icons-material/FormatQuoteOutlined';
import FormatUnderlined from '@mui/icons-material/FormatUnderlinedOutlined';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import Redo from '@mui/icons-material/RedoOutlined';
import TableChart from '@mui/icons-material/TableChartOutlined';
import Title from '@mui/icons-material/TitleOutlined';
import Undo from '@mui/icons-material/UndoOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useState, type ElementType, type KeyboardEvent } from 'react';
import { useMessages } from '../i18n/index.ts';
import { richTextMessages } from './rich-text.messages.ts';

type Tool = {
  readonly name: keyof typeof richTextMessages;
  readonly icon: ElementType;
  /** It tells where the text is such already; a tool without it has no state. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly run: (chain: ChainedCommands) => ChainedCommands;
};
const tools: readonly Tool[] = [
  { name: 'bold', icon: FormatBold, isOn: (e) => e.isActive('bold'), run: (c) => c.toggleBold() },
  { name: 'italic', icon: FormatItalic, isOn: (e) => e.isActive('italic'), run: (c) => c.toggleItalic() },
  { name: 'underline', icon: FormatUnderlined, isOn: (e) => e.isActive('underline'), run: (c) => c.toggleUnderline() },
  {
    name: 'heading',
    icon: Title,
    isOn: (e) => e.isActive('heading', { level: 2 }),
    run: (c) => c.toggleHeading({ level: 2 }),
  },
  {
    name: 'subheading',
    icon: SmallTitle,
    isOn: (e) => e.isActive('heading', { level: 3 }),
    run: (c) => c.toggleHeading({ level: 3 }),
  },
  {
    name: 'bullets',
    icon: FormatListBulleted,
    isOn: (e) => e.isActive('bulletList'),
    run: (c) => c.toggleBulletList(),
  },
  {
    name: 'numbers',
    icon: FormatListNumbered,
    isOn: (e) => e.isActive('orderedList'),
    run: (c) => c.toggleOrderedList(),
  },
  { name: 'quote', icon: FormatQuote, isOn: (e) => e.isActive('blockquote'), run: (c) => c.toggleBlockquote() },
  { name: 'table', icon: TableChart, run: (c) => c.insertTable({ rows: 3, cols: 3, withHeaderRow: true }) },
  { name: 'undo', icon: Undo, run: (c) => c.undo() },
  { name: 'redo', icon: Redo, run: (c) => c.redo() },
];
function SmallTitle() {
  return <Title sx={{ fontSize: 16 }} />;
}
const linkAt = tools.findIndex(({ name }) => name === 'quote') + 1;

type Props = {
  readonly editor: Editor;
  readonly label: string;
  readonly onLink: () => void;
  /** Without it the text shows no pictures. */
  readonly onPicture: (() => void) | undefined;
};
/** One stop of the keyboard; the arrows go from tool to tool. */
export function EditorToolbar({ editor, label, onLink, onPicture }: Props) {
  const t = useMessages(richTextMessages);
  const [at, setAt] = useState(0);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => [
      ...tools.map(({ isOn }) => isOn?.(now)),
      now.isActive('link'),
      now.isActive('picture'),
    ],
  });
  const buttons: { name: Tool['name']; icon: ElementType; isOn: boolean | undefined; act: () => void }[] = tools.map(
    ({ name, icon, run }, n) => ({ name, icon, isOn: on[n], act: () => void run(editor.chain().focus()).run() }),
  );
  buttons.splice(
    linkAt,
    0,
    { name: 'link', icon: LinkIcon, isOn: on.at(-2), act: onLink },
    ...(onPicture ? [{ name: 'picture' as const, icon: ImageIcon, isOn: on.at(-1), act: onPicture }] : []),
  );
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = (at + by + buttons.length) % buttons.length;
    setAt(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <Box
      role="toolbar"
      aria-label={t('tools', { field: label })}
      onKeyDown={move}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: '3px', p: '6px', borderBottom: '1px solid var(--line)' }}
    >
      {buttons.map(({ name, icon: Icon, isOn, act }, n) => (
        <IconButton
          key={name}
          size="small"
          aria-label={t(name)}
          title={t(name)}
          aria-pressed={isOn}
          tabIndex={n === at ? 0 : -1}
          onFocus={() => setAt(n)}
          onClick={act}
          sx={{
            borderRadius: 'var(--r-field)',
            ...(isOn && { background: 'var(--tint)', color: 'var(--secondary)' }),
          }}
        >
          <Icon fontSize="small" />
        </IconButton>
      ))}
    </Box>
  );
}
