export { FileDrop } from './FileDrop.tsx';
export { filesMessages } from './files.messages.ts';
