import { defineMessages } from '../i18n/index.ts';

export const richTextMessages = defineMessages({
  tools: { id: 'richText.tools', defaultMessage: 'Tools for {field}', description: 'Read out at the bar of buttons.' },
  bold: { id: 'richText.bold', defaultMessage: 'Bold', description: 'Button of the editor.' },
  italic: { id: 'richText.italic', defaultMessage: 'Italic', description: 'Button of the editor.' },
  underline: { id: 'richText.underline', defaultMessage: 'Underlined', description: 'Button of the editor.' },
  heading: { id: 'richText.heading', defaultMessage: 'Heading', description: 'Button of the editor.' },
  subheading: { id: 'richText.subheading', defaultMessage: 'Smaller heading', description: 'Button of the editor.' },
  bullets: { id: 'richText.bullets', defaultMessage: 'List', description: 'Button of the editor.' },
  numbers: { id: 'richText.numbers', defaultMessage: 'Numbered list', description: 'Button of the editor.' },
  quote: { id: 'richText.quote', defaultMessage: 'Quotation', description: 'Button of the editor.' },
  link: { id: 'richText.link', defaultMessage: 'Link', description: 'Button of the editor.' },
  table: { id: 'richText.table', defaultMessage: 'Table', description: 'Button of the editor.' },
  undo: { id: 'richText.undo', defaultMessage: 'Undo', description: 'Button of the editor.' },
  redo: { id: 'richText.redo', defaultMessage: 'Redo', description: 'Button of the editor.' },
  address: { id: 'richText.address', defaultMessage: 'Leads to', description: 'Field: the address of a link.' },
  addressHint: {
    id: 'richText.addressHint',
    defaultMessage:
      'A web address, an e-mail address as mailto:…, or a page of this site such as /docs. Empty takes the link away.',
    description: 'Hint at the field.',
  },
  noAddress: {
    id: 'richText.noAddress',
    defaultMessage: 'A link cannot go to that address.',
    description: 'Said at the field.',
  },
  apply: { id: 'richText.apply', defaultMessage: 'Apply', description: 'Button.' },
});
