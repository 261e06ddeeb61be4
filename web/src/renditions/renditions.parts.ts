export { RenditionsState } from './admin/RenditionsState.tsx';
