import sanitizeHtml from 'sanitize-html';
import { isId } from '@paideia/events/kernel/ids.ts';
import { mostAlt, pictureWidths } from '@paideia/events/kernel/pictures.ts';

/** What the rich-text editor writes, and nothing that can run, load or disguise itself. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'ul', 'ol', 'li', 'a'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }) },
};

/** A picture is a file of ours, by its id: an address would tell others who reads, or be one that ends. */
const withPictures: sanitizeHtml.IOptions = {
  ...allowed,
  allowedTags: [...(allowed.allowedTags || []), 'img'],
  allowedAttributes: { ...allowed.allowedAttributes, img: ['data-file', 'alt', 'width'] },
  transformTags: {
    ...allowed.transformTags,
    img: (tagName, { 'data-file': fileId = '', alt = '', width = '' }) => ({
      tagName,
      attribs: {
        'data-file': fileId,
        alt: alt.trim().slice(0, mostAlt).toWellFormed(),
        ...(pictureWidths.map(String).includes(width) && { width }),
      },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isId(attribs['data-file'] ?? ''),
};

export const sanitise = (html: string): string => sanitizeHtml(html.toWellFormed(), allowed).trim();
/** The same of a text that may show pictures. */
export const sanitiseWithPictures = (html: string): string => sanitizeHtml(html.toWellFormed(), withPictures).trim();
