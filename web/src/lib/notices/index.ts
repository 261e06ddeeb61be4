export { errorCode, errorText, failedFields } from './errors.ts';
export { notify, notifyError } from './notify.tsx';
