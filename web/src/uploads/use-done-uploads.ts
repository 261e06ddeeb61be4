import { useSyncExternalStore } from 'react';
import { uploadList } from './upload-list.ts';

/** How many uploads for this came to their end on this page, here or in the panel. */
export const useDoneUploads = (itemId: string): number =>
  useSyncExternalStore(
    uploadList.follow,
    () => uploadList.present().filter((one) => one.itemId === itemId && one.status === 'completed').length,
  );
