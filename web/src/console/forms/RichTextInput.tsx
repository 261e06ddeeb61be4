import { useInput } from 'react-admin';
import { RichTextField, type RichTextPictures } from '../../lib/rich-text-editor/index.ts';

const asTyped = (value: unknown) => value;
type Props = RichTextPictures & {
  readonly source: string;
  readonly label: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
};

/** A text with headings, lists and links is written as a field of react-admin's form. */
export function RichTextInput({ source, ...field }: Props) {
  const { field: held, fieldState } = useInput({ source, parse: asTyped, format: asTyped });
  return (
    <RichTextField
      {...field}
      error={fieldState.error?.message}
      value={(held.value as string | undefined) ?? ''} // A form holds what this field has put there.
      onChange={held.onChange}
    />
  );
}
