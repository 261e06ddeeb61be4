export { Uploads } from './Uploads.tsx';
