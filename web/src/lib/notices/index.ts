export { errorText } from './errors.ts';
export { firstNotice, notify, notifyError } from './notify.tsx';
