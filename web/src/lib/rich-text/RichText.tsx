import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import type { Picture } from './RichPicture.tsx';
import { richText } from './rich-text.ts';
import { richTextStyles } from './rich-text-styles.ts';

const Root = styled('div')(richTextStyles);

/** It shows the text of a document. */
export function RichText({ html, pictures }: { readonly html: string; readonly pictures?: readonly Picture[] }) {
  const content = useMemo(() => richText(html, pictures), [html, pictures]);
  return <Root>{content}</Root>;
}
