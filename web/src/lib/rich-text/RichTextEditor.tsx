import { TableKit } from '@tiptap/extension-table';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { styled } from '@mui/material/styles';
import { useEffect, useMemo, useState } from 'react';
import type { FieldTies } from '../forms/index.ts';
import { EditorToolbar } from './EditorToolbar.tsx';
import { LinkBar } from './LinkBar.tsx';
import { richTextStyles } from './rich-text-styles.ts';

export type RichTextEditorProps = {
  readonly ties: FieldTies;
  readonly label: string;
  /** HTML; nothing written is the empty text. */
  readonly value: string;
  readonly onChange: (html: string) => void;
};

const Frame = styled('div')({
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--r-field)',
  background: 'var(--surface)',
  minWidth: 0,
  '&:focus-within': { outline: '2px solid var(--focus)', outlineOffset: 2 },
  '& .ProseMirror': {
    ...richTextStyles,
    minHeight: 240,
    padding: '12px 15px',
    outline: 'none',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '& .ProseMirror-gapcursor': { display: 'none' },
  '& .selectedCell': { background: 'var(--surface-2)' },
});

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    // What leads elsewhere is checked by the server and by whoever shows it; here nothing is opened by a click.
    link: { openOnClick: false, protocols: ['mailto', 'tel'], defaultProtocol: 'https' },
  }),
  TableKit,
];

/** Text with headings, lists, links and tables. What comes from elsewhere by the clipboard is cut to what a document may be made of. */
export default function RichTextEditor({ ties, label, value, onChange }: RichTextEditorProps) {
  const [isLinking, setLinking] = useState(false);
  const { id, 'aria-describedby': described, 'aria-invalid': invalid } = ties;
  const editorProps = useMemo(
    () => ({
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(described && { 'aria-describedby': described }),
        ...(invalid && { 'aria-invalid': 'true' }),
      },
    }),
    [id, label, described, invalid],
  );
  const editor = useEditor({
    extensions,
    content: value,
    // The page's policy takes no style that a script writes.
    injectCSS: false,
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
    editorProps,
  });
  useEffect(() => {
    // One that was made for a drawing that React gave up is gone by now; the next one begins with the text.
    if (editor.isDestroyed) return;
    const shown = editor.isEmpty ? '' : editor.getHTML();
    // Another text was chosen, as of an older version; what is typed here has come back as it was.
    if (value !== shown) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  const href = useEditorState({
    editor,
    selector: ({ editor: now }) => (now.getAttributes('link') as { readonly href?: string }).href ?? '', // What the link extension keeps.
  });
  return (
    <Frame>
      <EditorToolbar editor={editor} label={label} onLink={() => setLinking(true)} />
      {isLinking && <LinkBar editor={editor} href={href} onClose={() => setLinking(false)} />}
      <EditorContent editor={editor} />
    </Frame>
  );
}
