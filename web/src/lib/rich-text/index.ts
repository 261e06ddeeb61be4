export type { Picture } from './RichPicture.tsx';
export { RichText } from './RichText.tsx';
export { richWords } from './rich-words.ts';
