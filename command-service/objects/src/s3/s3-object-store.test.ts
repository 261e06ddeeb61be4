import { s3Server } from '../testing/s3.server.ts';
import { objectStoreContract } from '../contract/object-store.contract.ts';
import { objectStoreKills } from '../contract/kill.contract.ts';
import { s3ObjectStore } from './s3-object-store.ts';

objectStoreContract('objects in S3', async () => {
  const { settings, stop } = await s3Server();
  return { store: s3ObjectStore(settings), origin: '', stop };
});

objectStoreKills('objects in S3', async () => {
  const { settings, stop } = await s3Server();
  return { store: s3ObjectStore(settings), driver: { s3: settings }, stop };
});
