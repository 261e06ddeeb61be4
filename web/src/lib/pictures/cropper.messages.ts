import { defineMessages } from '../i18n/index.ts';

export const cropperMessages = defineMessages('picture', {
  unreadable: [
    'This picture cannot be read. Choose another one.',
    'The file is no picture that the browser knows, or is damaged.',
  ],
  crop: ['Choose the part that is shown', 'Label of an area.'],
  preview: ['The picture as others will see it', 'What a picture shows, for those who cannot see it.'],
  hint: ['Drag the picture, or use the sliders.', 'How the part of a picture is chosen.'],
  zoom: ['Zoom', 'Label of a slider.'],
  across: ['From left to right', 'Label of a slider that moves the part of a picture.'],
  down: ['From top to bottom', 'Label of a slider that moves the part of a picture.'],
  use: ['Use this picture', 'Button.'],
});
