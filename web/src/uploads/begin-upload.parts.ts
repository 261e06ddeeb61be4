/** Uploads are begun on pages of others, apart from the panel that every page loads. */
export { beginUpload } from './begin-upload.ts';
export { useDoneUploads } from './use-done-uploads.ts';
