export { FileDrop } from './FileDrop.tsx';
export { FileLink, type ServedFile } from './FileLink.tsx';
