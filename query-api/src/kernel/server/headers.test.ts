import { expect, test } from '@jest/globals';
import type { Request, Response } from 'express';
import type { S3Settings } from '@paideia/objects/port.ts';
import { answerHeaders, securityHeaders } from './headers.ts';

function saidBy(step: ReturnType<typeof securityHeaders>): Readonly<Record<string, string>> {
  const said: Record<string, string> = {};
  const note = (name: string, value: string) => void (said[name] = value);
  const response = { locals: {}, setHeader: note, appendHeader: note };
  step({} as Request, response as unknown as Response, () => undefined);
  return said;
}
const reached = (s3?: S3Settings): string =>
  /connect-src ([^;]*)/.exec(
    saidBy(securityHeaders({ environment: 'production', s3 }))['Content-Security-Policy']!,
  )![1]!;
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

test('a page runs no script and no style without its own nonce, and stands in no frame', () => {
  const step = securityHeaders({ environment: 'production' });
  const [one, other] = [saidBy(step), saidBy(step)];
  const policy = one['Content-Security-Policy']!;
  expect(policy).toMatch(/script-src 'self' 'nonce-[A-Za-z0-9+/=]{24}'(;|$)/);
  expect(policy).toMatch(/style-src 'self' 'nonce-[A-Za-z0-9+/=]{24}'(;|$)/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(other['Content-Security-Policy']).not.toBe(policy);
  expect(one).toMatchObject({ 'X-Frame-Options': 'DENY', 'Cross-Origin-Opener-Policy': 'same-origin' });
});
test('only a site that is not being developed insists on HTTPS', () => {
  const policyOf = (environment: 'production' | 'development') =>
    saidBy(securityHeaders({ environment }))['Content-Security-Policy'];
  expect(policyOf('production')).toContain('upgrade-insecure-requests');
  expect(policyOf('development')).not.toContain('upgrade-insecure-requests');
  expect(saidBy(answerHeaders({ environment: 'development' }))).not.toHaveProperty('Strict-Transport-Security');
});
test('Stripe is let in where it takes cards, and nowhere else', () => {
  const policyOf = (cardGateway: 'none' | 'trial' | 'stripe') =>
    saidBy(securityHeaders({ environment: 'production', cardGateway }))['Content-Security-Policy']!;
  expect(policyOf('stripe')).toContain('frame-src https://js.stripe.com https://hooks.stripe.com');
  expect(policyOf('stripe')).toMatch(/script-src [^;]* https:\/\/js\.stripe\.com(;|$)/);
  expect(policyOf('stripe')).toContain("connect-src 'self' https://api.stripe.com");
  for (const kind of ['none', 'trial'] as const) expect(policyOf(kind)).not.toContain('stripe');
});
