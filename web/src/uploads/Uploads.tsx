import { useEffect, useSyncExternalStore } from 'react';
import { lazyPart } from '../lib/ui/lazy-part.tsx';
import { uploadList } from './upload-list.ts';

const UploadsPanel = lazyPart(async () => (await import('./UploadsPanel.tsx')).UploadsPanel, null);

/** They stand on every page of the signed-in; nothing more is loaded before there is an upload. */
export function Uploads({ isAboveMenu = false }: { readonly isAboveMenu?: boolean }) {
  const uploads = useSyncExternalStore(uploadList.follow, uploadList.present);
  useEffect(() => uploadList.followOthers(), []);
  return uploads.length > 0 ? <UploadsPanel uploads={uploads} isAboveMenu={isAboveMenu} /> : null;
}
