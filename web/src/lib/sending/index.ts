export { Sending } from './Sending.tsx';
