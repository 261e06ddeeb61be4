import { Global } from '@emotion/react';
import { useMessages } from '../../kernel/use-messages.ts';
import { transcriptsMessages } from '../transcripts.messages.ts';

/** "Page 1 of 2" below each printed page, where the browser can. */
export function PageNumbers() {
  const t = useMessages(transcriptsMessages);
  return <Global styles={`@page { margin: 15mm; @bottom-right { content: ${t('pageOf')}; font: 9pt sans-serif; } }`} />;
}
