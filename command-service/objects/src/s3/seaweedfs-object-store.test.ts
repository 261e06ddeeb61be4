import { test } from '@jest/globals';
import { seaweedfs, skipped } from '../../test-servers/seaweedfs.server.ts';
import { objectStoreContract } from '../contract/object-store.contract.ts';
import { s3ObjectStore } from './s3-object-store.ts';

if (skipped) test.skip(`objects in SeaweedFS: ${skipped}`, () => {});
else
  objectStoreContract(
    'objects in SeaweedFS',
    async () => {
      const { settings, stop } = await seaweedfs();
      return { store: s3ObjectStore(settings), origin: '', stop };
    },
    { isServer: true },
  );
