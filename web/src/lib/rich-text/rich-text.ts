import { createElement, Fragment, type ReactNode } from 'react';
import { pictureWidths } from '@paideia/events/kernel/pictures.ts';
import { RichPicture, type Picture } from './RichPicture.tsx';

/** A document may be made of these. Everything else gives its text alone, and what runs or draws gives nothing. */
const allowed = new Set([
  'p',
  'h2',
  'h3',
  'h4',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'blockquote',
  'a',
  'br',
  'hr',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'code',
  'pre',
  'sub',
  'sup',
]);
const dropped = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'noscript',
  'textarea',
  'select',
  'title',
]);
/** A page has one first heading, and it is the title. */
const renamed: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4' };
export const leads = (href: string) => /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(href.trim());

function attributes(element: Element, name: string): Record<string, string> {
  const href = element.getAttribute('href');
  if (name !== 'a' || !href || !leads(href)) return {};
  return /^https?:/i.test(href.trim()) ? { href, target: '_blank', rel: 'noreferrer noopener' } : { href };
}
/** It takes a file of ours alone: what an address would say is not looked at. */
function pictureOf(element: Element, pictures: readonly Picture[], key: number): ReactNode {
  const fileId = element.getAttribute('data-file');
  if (fileId === null) return null;
  const width = Number(element.getAttribute('width'));
  return createElement(RichPicture, {
    key,
    address: pictures.find((one) => one.fileId === fileId)?.address,
    alt: element.getAttribute('alt') ?? '',
    width: pictureWidths.includes(width) ? width : undefined,
  });
}
function nodeOf(node: Node, key: number, pictures: readonly Picture[]): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const own = node.localName;
  if (dropped.has(own)) return null;
  if (own === 'img') return pictureOf(node, pictures, key);
  const name = renamed[own] ?? own;
  const children = Array.from(node.childNodes, (child, at) => nodeOf(child, at, pictures));
  if (!allowed.has(name)) return createElement(Fragment, { key }, ...children);
  return name === 'br' || name === 'hr'
    ? createElement(name, { key })
    : createElement(name, { key, ...attributes(node, name) }, ...children);
}

/** The document's HTML as elements of ours. It is read by a parser that runs nothing, and only what is allowed is made anew. */
export function richText(html: string, pictures: readonly Picture[] = []): ReactNode {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return Array.from(body.childNodes, (child, at) => nodeOf(child, at, pictures));
}
