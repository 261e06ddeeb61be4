/** Texts may show these; nothing in them moves. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];
/** How wide it is shown at most where it is not as wide as the text, in pixels of the page. */
export const pictureWidths = [240, 480];
export const mostPictures = 50;
export const mostAlt = 500;
/** The files that a sanitised text shows, each once. A text names them by their ids; where they are read is worked out for each reader. */
export const pictureIdsIn = (html: string): readonly string[] => [
  ...new Set(Array.from(html.matchAll(/<img data-file="([0-9a-f]{24})"/g), ([, id]) => id!)),
];
