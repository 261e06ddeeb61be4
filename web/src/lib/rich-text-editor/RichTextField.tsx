import { Field } from '../forms/index.ts';
import { lazyPart } from '../ui/index.ts';
import type { RichTextEditorProps } from './RichTextEditor.tsx';

const Editor = lazyPart<RichTextEditorProps>(async () => (await import('./RichTextEditor.tsx')).default);

export type RichTextPictures = Pick<RichTextEditorProps, 'sendPicture' | 'pictures'>;
type Props = Omit<RichTextEditorProps, 'controlProps'> & {
  readonly isOptional?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
};
/** The editor under its label; it is loaded when it is first shown. */
export const RichTextField = ({ isOptional = false, hint, error, ...editor }: Props) => (
  <Field label={editor.label} isOptional={isOptional} hint={hint} error={error}>
    {(controlProps) => <Editor controlProps={controlProps} {...editor} />}
  </Field>
);
