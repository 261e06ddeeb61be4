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
  picture: { id: 'richText.picture', defaultMessage: 'Picture', description: 'Button of the editor.' },
  choosePicture: { id: 'richText.choosePicture', defaultMessage: 'Choose a picture', description: 'Button.' },
  anotherPicture: { id: 'richText.anotherPicture', defaultMessage: 'Choose another picture', description: 'Button.' },
  alt: {
    id: 'richText.alt',
    defaultMessage: 'What is seen on it',
    description: 'Field: the alternative text of a picture.',
  },
  altHint: {
    id: 'richText.altHint',
    defaultMessage: 'For those who do not see it: it is read aloud, and stands where the picture cannot be shown.',
    description: 'Hint at the field.',
  },
  noAlt: {
    id: 'richText.noAlt',
    defaultMessage: 'Say what is seen on the picture, or that it is decoration.',
    description: 'Said at the field.',
  },
  decorative: {
    id: 'richText.decorative',
    defaultMessage: 'It is decoration and says nothing',
    description: 'Check box at a picture.',
  },
  size: { id: 'richText.size', defaultMessage: 'Size', description: 'Choice at a picture.' },
  small: { id: 'richText.small', defaultMessage: 'Small', description: 'The size of a picture.' },
  medium: { id: 'richText.medium', defaultMessage: 'Medium', description: 'The size of a picture.' },
  full: { id: 'richText.full', defaultMessage: 'As wide as the text', description: 'The size of a picture.' },
  insert: { id: 'richText.insert', defaultMessage: 'Insert', description: 'Button: puts the picture into the text.' },
  noPicture: {
    id: 'richText.noPicture',
    defaultMessage: 'Choose a picture first.',
    description: 'Said when there is none to insert.',
  },
  unreadable: {
    id: 'richText.unreadable',
    defaultMessage: 'This file is no picture that can be shown.',
    description: 'Said of a file that was chosen, dropped or pasted.',
  },
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
