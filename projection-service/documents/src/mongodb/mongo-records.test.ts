import { mongoServer, skipped } from '../../test-servers/mongo.server.ts';
import { afterAll, beforeAll, describe, test } from '@jest/globals';
import { recordsContract } from '../contract/records.contract.ts';
import { mongoRecords } from './mongo-records.ts';

if (skipped) test.skip(`records in MongoDB: ${skipped}`, () => {});
else
  describe('on MongoDB', () => {
    let server: Awaited<ReturnType<typeof mongoServer>>;
    beforeAll(async () => {
      server = await mongoServer();
    });
    afterAll(() => server.stop());

    recordsContract('records in MongoDB', () => mongoRecords(server.url, { file: 'contract' }));
  });
