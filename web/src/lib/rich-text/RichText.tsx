import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { richText } from './rich-text.ts';
import { richTextStyles } from './rich-text-styles.ts';

const Root = styled('div')(richTextStyles);

/** The text of a document. */
export function RichText({ html }: { readonly html: string }) {
  const content = useMemo(() => richText(html), [html]);
  return <Root>{content}</Root>;
}
