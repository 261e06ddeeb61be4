export { errorCode, errorText, failedFields } from './errors.ts';
export { firstNotice, notify, notifyError } from './notify.tsx';
