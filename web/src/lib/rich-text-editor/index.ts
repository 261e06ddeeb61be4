export { RichTextField, type RichTextPictures } from './RichTextField.tsx';
