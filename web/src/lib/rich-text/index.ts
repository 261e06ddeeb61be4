export type { Picture } from './RichPicture.tsx';
export { RichText } from './RichText.tsx';
