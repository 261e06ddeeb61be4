import { expect, test } from '@jest/globals';
import type { Request, Response } from 'express';
import type { S3Settings } from '@paideia/objects/port.ts';
import { securityHeaders } from './headers.ts';

function reached(s3?: S3Settings): string {
  const said = new Map<string, string>();
  const response = { locals: {}, setHeader: (name: string, value: string) => void said.set(name, value) };
  securityHeaders({ environment: 'production', s3 })({} as Request, response as unknown as Response, () => undefined);
  return /connect-src ([^;]*)/.exec(said.get('Content-Security-Policy')!)![1]!;
}
const bucket = { bucket: 'paideia', region: 'eu-central-1' };

test('a page reaches its own site, and where the parts of files go', () => {
  expect(reached()).toBe("'self'");
  expect(reached(bucket)).toBe("'self' https://paideia.s3.eu-central-1.amazonaws.com");
  expect(reached({ ...bucket, endpoint: 'http://minio:9000' })).toBe("'self' http://minio:9000");
  const publicEndpoint = 'https://files.example.org/paideia';
  expect(reached({ ...bucket, endpoint: 'http://minio:9000', publicEndpoint })).toBe(
    "'self' https://files.example.org",
  );
});
