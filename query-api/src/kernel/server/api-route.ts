import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import { csvFormOf, csvOf } from '@paideia/events/kernel/csv.ts';
import { languageTag } from '@paideia/events/kernel/messages.ts';
import type { Collection, Query, Where } from '@paideia/documents/port.ts';
import type { Context } from '../graphql/context.ts';
import { refusalOf } from '../errors/errors.ts';
import { isFollowed, isSameOrigin } from '../limits/csrf-prevention.ts';
import type { Answers } from '../http/http-errors.ts';
import type { RateLimits } from '../limits/rates.ts';
import type { Kernel } from '../request/kernel.ts';
import { contextOf } from '../request/request-context.ts';

/** A file that comes or goes, which GraphQL is no form for. Whoever asks is signed in, unless it is for visitors; the route judges the rest by its context. */
export type ApiRoute = {
  readonly method: 'get' | 'post' | 'put';
  readonly path: string;
  readonly isPublic?: boolean;
  /** Of a GET: links to it stand elsewhere too, as in a file that the person saved. */
  readonly isLinked?: boolean;
  /** It says of a POST the one content type it takes, which no foreign form can send, and how long its body may be. */
  readonly body?: { readonly type: string; readonly bytes: number };
  /** It says of what takes much to make how often a session may ask for it. */
  readonly perHour?: number;
  readonly answer: (context: Context, request: Request, response: Response) => Promise<unknown>;
};

type Parts = {
  readonly kernel: Kernel;
  readonly answers: Answers;
  readonly rates: Pick<RateLimits, 'byAddress' | 'bySession' | 'perHour'>;
};

export function apiRoutes(routes: readonly ApiRoute[], { kernel, answers, rates }: Parts): Router {
  const router = Router();
  for (const { method, path, isPublic = false, isLinked = false, body, perHour, answer } of routes) {
    const admit: RequestHandler = (request, response, next) => {
      response.set('Cache-Control', 'no-store');
      if (!isSameOrigin(request) && !(isLinked && isFollowed(request)))
        return answers.refuse(request, response, 'request.foreignOrigin');
      if (body && !request.is(body.type)) return answers.refuse(request, response, 'request.wrongType');
      next();
    };
    const run: RequestHandler = async (request, response, next) => {
      try {
        const context = await contextOf(kernel, request, response);
        if (!isPublic) context.signedIn();
        await answer(context, request, response);
      } catch (error) {
        const refusal = error instanceof Error ? refusalOf(error) : undefined;
        // Half a file that ends without a word would look like a whole one.
        if (response.headersSent) return void response.destroy();
        if (refusal) return answers.refuse(request, response, refusal);
        next(error);
      }
    };
    const parser = body ? [express.raw({ type: body.type, limit: body.bytes, inflate: false })] : [];
    const rare = perHour === undefined ? [] : [rates.perHour(perHour)];
    router[method](path, rates.byAddress, rates.bySession, ...rare, admit, ...parser, run);
  }
  return router;
}

const textsAtATime = 500;
/** As it is read, piece by piece: nothing is gathered, and who reads slowly is waited for. The headers are the caller's. */
export async function sendText(response: Response, texts: AsyncIterable<string>): Promise<void> {
  let waiting: string[] = [];
  const flush = async () => {
    const isTaken = waiting.length === 0 || response.write(waiting.join(''));
    waiting = [];
    if (!isTaken && !response.destroyed)
      await new Promise((resolve) => response.once('drain', resolve).once('close', resolve));
  };
  for await (const text of texts) {
    if (response.destroyed) return;
    waiting.push(text);
    if (waiting.length >= textsAtATime) await flush();
  }
  await flush();
  response.end();
}

/** A table as it is read. The mark at its start tells sheet programs that it is Unicode. */
export async function sendCsv(response: Response, name: string, lines: AsyncIterable<string>): Promise<void> {
  response.set({
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"`,
  });
  response.write('\uFEFF');
  async function* ended() {
    for await (const line of lines) yield `${line}\r\n`;
  }
  await sendText(response, ended());
}

type List<V> = {
  /** It is the name of the file, without its ending and the day. */
  readonly name: string;
  readonly heading: readonly string[];
  readonly from: Collection<V & object>;
  /** Without a filter nothing may be found. */
  readonly query: Omit<Query<V>, 'where' | 'limit' | 'after'> & { readonly where: Where<V> | undefined };
  readonly perPage: number;
  readonly rows: (items: readonly V[]) => Promise<readonly (readonly (string | null)[])[]>;
};
/** All that a list shows as a table, page by page. */
export async function sendList<V extends object>(
  context: Context,
  response: Response,
  { name, heading, from, query: { where, ...query }, perPage, rows }: List<V>,
): Promise<void> {
  async function* lines() {
    const form = csvFormOf(languageTag(context.locale));
    yield csvOf([heading], form);
    let after: string | undefined;
    do {
      if (where === undefined) return;
      const page = await context.read(from).find({ ...query, where, limit: perPage, after });
      for (const row of await rows(page.items)) yield csvOf([row], form);
      after = page.next;
    } while (after !== undefined);
  }
  await sendCsv(response, `${name}-${context.now.slice(0, 10)}.csv`, lines());
}
