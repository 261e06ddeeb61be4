export type { Picture } from './RichPicture.tsx';
export { RichText } from './RichText.tsx';
export { RichTextField, type RichTextPictures } from './RichTextField.tsx';
