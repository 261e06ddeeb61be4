export { Sending } from './Sending.tsx';
export { retries } from './retries.ts';
