import type { IncomingMessage } from 'node:http';

type From = Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string | undefined } };

/**
 * Answers where a request came from. Each of the proxies in front of us, `proxies` in number, adds to `X-Forwarded-For` whom it was asked by; what stands before
 * that, anybody may have written.
 */
export function clientAddress({ headers, socket }: From, proxies: number): string | undefined {
  const forwarded = headers['x-forwarded-for'];
  if (proxies === 0 || forwarded === undefined) return socket.remoteAddress;
  const hops = String(forwarded)
    .split(',')
    .map((hop) => hop.replace(/^ +| +$/g, ''))
    .filter((hop) => hop !== '')
    .reverse();
  return [socket.remoteAddress, ...hops][Math.min(proxies, hops.length)];
}
