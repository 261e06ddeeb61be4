import { Global } from '@emotion/react';
import { paperMessages } from './paper.messages.ts';
import { useMessages } from '../i18n/use-messages.ts';

/** A text inside of CSS, whatever stands in it. */
const quoted = (text: string) => `"${text.replace(/["\\\n]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;
const counters: Readonly<Record<string, string>> = { '<page>': 'counter(page)', '<pages>': 'counter(pages)' };

/** "Page 1 of 2" below each printed page, where the browser can. */
export function PageNumbers() {
  const t = useMessages(paperMessages);
  const parts = t('pageOfPages', { page: '<page>', pages: '<pages>' }).split(/(<pages?>)/);
  const content = parts.map((part) => counters[part] ?? quoted(part)).join(' ');
  return <Global styles={`@page { margin: 15mm; @bottom-right { content: ${content}; font: 9pt sans-serif; } }`} />;
}
