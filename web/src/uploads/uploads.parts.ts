import { lazyPart } from '../lib/ui/lazy-part.tsx';
import type { VideoUploadProps } from './admin/VideoUpload.tsx';

export { Uploads } from './Uploads.tsx';
export const VideoUpload = lazyPart<VideoUploadProps>(
  async () => (await import('./admin/VideoUpload.tsx')).VideoUpload,
);
