import { lazyPart } from '../lib/ui/index.ts';
import type { VideoUploadProps } from './admin/VideoUpload.tsx';

/** Uploads show this to staff on the page of a lesson. */
export const VideoUpload = lazyPart<VideoUploadProps>(
  async () => (await import('./admin/VideoUpload.tsx')).VideoUpload,
);
