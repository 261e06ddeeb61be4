import express from 'express';
import type { Step } from '../http/exchange.ts';

const isPlain = /^application\/json(?:; ?charset=utf-8)?$/i;
const malformed = (cause: unknown) =>
  Object.assign(new Error('the body is broken off or no JSON', { cause }), { status: 400 });

/**
 * Reads a JSON body. What nearly every client sends (JSON in UTF-8 of a told length) is read here; Express's own parser, which knows every charset and
 * every way to fail, takes the rest and costs several times as much.
 */
export function jsonBody(limit: number): Step {
  const rest = express.json({ limit, inflate: false });
  return (request, response, next) => {
    const { headers } = request;
    const length = Number(headers['content-length'] ?? NaN);
    const isOurs =
      isPlain.test(headers['content-type'] ?? '') &&
      headers['content-encoding'] === undefined &&
      length > 0 &&
      length <= limit;
    if (!isOurs) return rest(request, response, next);
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('error', (error) => next(malformed(error)));
    request.on('end', () => {
      try {
        request.body = JSON.parse((parts.length === 1 ? parts[0]! : Buffer.concat(parts)).toString('utf8')) as unknown;
      } catch (error) {
        return next(malformed(error));
      }
      next();
    });
  };
}
