import type { IncomingMessage } from 'node:http';
import { ipKeyGenerator } from 'express-rate-limit';
import { LruCache } from '../cache/lru-cache.ts';

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

/**
 * What counts as one place: an IPv4 address, or the network of an IPv6 address, within which anybody has as many addresses as they like. Every limit and every
 * wait is by it, here and in command-service. It runs for every request, so what was found is kept.
 */
export function placeOf(proxies: number): (request: From) => string | undefined {
  const known = new LruCache<string>(10_000);
  return (request) => {
    const address = clientAddress(request, proxies);
    if (address === undefined) return undefined;
    const found = known.get(address);
    if (found !== undefined) return found;
    const place = ipKeyGenerator(address);
    known.set(address, place);
    return place;
  };
}
