import { TableKit } from '@tiptap/extension-table';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { styled } from '@mui/material/styles';
import { useEffect, useMemo, useState } from 'react';
import type { ControlProps } from '../forms/index.ts';
import { EditorToolbar } from './EditorToolbar.tsx';
import { asOurs } from './pasted.ts';
import { LinkBar } from './LinkBar.tsx';
import { PictureBar, type SendPicture } from './PictureBar.tsx';
import { pictureNode, type PictureAttributes } from './picture-node.ts';
import type { Picture } from '../rich-text/RichPicture.tsx';
import { richTextStyles } from '../rich-text/rich-text-styles.ts';

export type RichTextEditorProps = {
  readonly controlProps: ControlProps;
  readonly label: string;
  /** HTML; nothing written is the empty text. */
  readonly value: string;
  readonly onChange: (html: string) => void;
  /** Without it the text shows no pictures. */
  readonly sendPicture?: SendPicture;
  /** They tell where those are seen that the text names already. */
  readonly pictures?: readonly Picture[];
};

const Frame = styled('div')({
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--r-field)',
  background: 'var(--paper)',
  minWidth: 0,
  '&:has([aria-invalid])': { borderColor: 'var(--danger)' },
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
  '& .ProseMirror-selectednode': { outline: '2px solid var(--focus)', outlineOffset: 2 },
  '& img.gone': { padding: '12px 15px', border: '1px dashed var(--line-strong)', color: 'var(--ink-2)', minWidth: 120 },
  '& .selectedCell': { background: 'var(--tint)' },
});

const usual = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    // What leads elsewhere is checked by the server and by whoever shows it; here nothing is opened by a click.
    link: { openOnClick: false, protocols: ['mailto', 'tel'], defaultProtocol: 'https' },
  }),
  TableKit,
];

/** The first picture among what was dropped or pasted. What has words too is pasted as words. */
const pictureIn = (data: DataTransfer | null): File | undefined =>
  data?.types.includes('text/plain')
    ? undefined
    : [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));

/** Text with headings, lists, links, tables and pictures. What comes from elsewhere by the clipboard is cut to what a document may be made of. */
export default function RichTextEditor({
  controlProps,
  label,
  value,
  onChange,
  sendPicture,
  pictures,
}: RichTextEditorProps) {
  const [isLinking, setLinking] = useState(false);
  const [picking, setPicking] = useState<{ readonly file: File | undefined }>();
  const [addresses] = useState(() => new Map<string, string>());
  for (const { fileId, address } of pictures ?? []) addresses.set(fileId, address);
  const takesPictures = sendPicture !== undefined;
  const extensions = useMemo(
    () => (takesPictures ? [...usual, pictureNode((fileId) => addresses.get(fileId))] : usual),
    [takesPictures, addresses],
  );
  const { id, 'aria-describedby': described, 'aria-invalid': invalid } = controlProps;
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
      transformPastedHTML: asOurs,
      handleDrop: (view: EditorView, event: DragEvent) => {
        const file = takesPictures ? pictureIn(event.dataTransfer) : undefined;
        if (!file) return false;
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (place) view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(place.pos))));
        setPicking({ file });
        return true;
      },
      handlePaste: (_: EditorView, event: ClipboardEvent) => {
        const file = takesPictures ? pictureIn(event.clipboardData) : undefined;
        if (file) setPicking({ file });
        return file !== undefined;
      },
    }),
    [id, label, described, invalid, takesPictures],
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
    const html = editor.isEmpty ? '' : editor.getHTML();
    // Another text was chosen, as of an older version; what is typed here has come back as it was.
    if (value !== html) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  const href = useEditorState({
    editor,
    selector: ({ editor: now }) => (now.getAttributes('link') as { readonly href?: string }).href ?? '', // What the link extension keeps.
  });
  const current = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      now.isActive('picture') ? (now.getAttributes('picture') as PictureAttributes) : undefined, // What the node keeps.
  });
  return (
    <Frame>
      <EditorToolbar
        editor={editor}
        label={label}
        onLink={() => setLinking(true)}
        onPicture={takesPictures ? () => setPicking({ file: undefined }) : undefined}
      />
      {isLinking && <LinkBar editor={editor} href={href} onClose={() => setLinking(false)} />}
      {picking && sendPicture && (
        <PictureBar
          editor={editor}
          current={picking.file ? undefined : current}
          file={picking.file}
          send={sendPicture}
          onSent={(fileId, address) => addresses.set(fileId, address)}
          onClose={() => setPicking(undefined)}
        />
      )}
      <EditorContent editor={editor} />
    </Frame>
  );
}
