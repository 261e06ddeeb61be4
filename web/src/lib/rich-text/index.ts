export { RichText } from './RichText.tsx';
export { RichTextField } from './RichTextField.tsx';
