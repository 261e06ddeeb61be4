import { defineMessages } from '../i18n/index.ts';

export const cropperMessages = defineMessages({
  unreadable: {
    id: 'picture.unreadable',
    defaultMessage: 'This picture cannot be read. Choose another one.',
    description: 'The file is no picture that the browser knows, or is damaged.',
  },
  crop: { id: 'picture.crop', defaultMessage: 'Choose the part that is shown', description: 'Label of an area.' },
  preview: {
    id: 'picture.preview',
    defaultMessage: 'The picture as others will see it',
    description: 'What a picture shows, for those who cannot see it.',
  },
  hint: {
    id: 'picture.hint',
    defaultMessage: 'Drag the picture, or use the sliders.',
    description: 'How the part of a picture is chosen.',
  },
  zoom: { id: 'picture.zoom', defaultMessage: 'Zoom', description: 'Label of a slider.' },
  across: {
    id: 'picture.across',
    defaultMessage: 'From left to right',
    description: 'Label of a slider that moves the part of a picture.',
  },
  down: {
    id: 'picture.down',
    defaultMessage: 'From top to bottom',
    description: 'Label of a slider that moves the part of a picture.',
  },
  use: { id: 'picture.use', defaultMessage: 'Use this picture', description: 'Button.' },
});
