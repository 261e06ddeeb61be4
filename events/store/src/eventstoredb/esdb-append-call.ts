import { randomUUID } from 'node:crypto';
import { convertToCommandError } from '@eventstore/db-client';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import grpcStreams from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import { StoreUnavailable } from '../port.ts';
import type { EsdbClient } from './esdb-client.ts';
import { looks, type Link } from './esdb-connection.ts';
import { textOf } from './esdb-messages.ts';

export type Sendable = { readonly message: BatchAppendReq; readonly bytes: number };
/** None of them is called once the call has ended. */
type Heard<T> = {
  /** It can be written to, or more can. */
  onRoom(): void;
  onAnswer(sent: T, answer: BatchAppendResp): void;
  onLost(error: unknown): void;
};
export type AppendCall<T> = {
  readonly link: Link;
  hasAnswered(): boolean;
  /** Says whether the server said that it knows no such calls. */
  isUnknown(): boolean;
  hasRoomFor(append: T): boolean;
  write(append: T): void;
  inFlight(): readonly T[];
  /** Its answer is passed over from now on. */
  forget(append: T): void;
  /** A server that says nothing for so many looks while something is in flight, or while the call is being opened, is lost. */
  look(): void;
  end(): void;
};

const mostBytes = 4 * 1024 * 1024;

type Wire = { write(append: BatchAppendReq): boolean; cancel(): void };
type Told = { onAnswer(answer: BatchAppendResp): void; onRoom(): void; onLost(error: Error): void };
/** Answers nothing where the server knows no such calls. The credentials of the connection string stand for the whole call, as those of the client's own do. */
async function open(client: EsdbClient, tell: Told): Promise<Wire | undefined> {
  if (!(await client.supports(grpcStreams.StreamsService.batchAppend))) return undefined;
  return client.GRPCStreamCreator(grpcStreams.StreamsClient, 'batchAppend', (server) =>
    server
      .batchAppend(...client.callArguments({}, { deadline: Infinity }))
      .on('data', tell.onAnswer)
      .on('drain', tell.onRoom)
      // An error that nobody listens to ends the process.
      .on('error', (error: Error) => tell.onLost(convertToCommandError(error)))
      .on('end', () => tell.onLost(new StoreUnavailable('unknown'))),
  )();
}

/** It is a call of the server that carries many appends at once and stays open, until it is lost or ended. */
export function appendCall<T extends Sendable>(link: Link, heard: Heard<T>): AppendCall<T> {
  const sent = new Map<string, T>();
  let wire: Wire | undefined;
  let [isOpening, isFull, isOver, hasAnswered] = [true, false, false, false];
  let [bytes, silent] = [0, 0];

  function end(): void {
    isOver = true;
    link.lost.removeEventListener('abort', onLinkLost);
    wire?.cancel();
  }
  function lose(error: unknown): void {
    if (isOver) return;
    end();
    heard.onLost(error);
  }
  const onLinkLost = () => lose(new StoreUnavailable('unknown'));
  link.lost.addEventListener('abort', onLinkLost);

  function take(id: string): T | undefined {
    const append = sent.get(id);
    if (append && sent.delete(id)) bytes -= append.bytes;
    return append;
  }
  const tell: Told = {
    onAnswer(answer) {
      if (isOver) return;
      [hasAnswered, silent] = [true, 0];
      // What nobody waits for any more may still be answered.
      const append = take(textOf(answer.getCorrelationId()));
      if (append) heard.onAnswer(append, answer);
    },
    onRoom() {
      isFull = false;
      if (!isOver) heard.onRoom();
    },
    onLost: lose,
  };
  open(link.client, tell).then((opened) => {
    if (isOver) return opened?.cancel();
    [wire, isOpening, silent] = [opened, false, 0];
    heard.onRoom();
  }, lose);

  return {
    link,
    hasAnswered: () => hasAnswered,
    isUnknown: () => !isOpening && !wire,
    hasRoomFor: (append) =>
      wire !== undefined && !isOver && !isFull && (bytes === 0 || bytes + append.bytes <= mostBytes),
    write(append) {
      if (sent.size === 0) silent = 0;
      const id = randomUUID();
      sent.set(id, append);
      bytes += append.bytes;
      if (wire && !wire.write(append.message.setCorrelationId(new shared.UUID().setString(id)))) isFull = true;
    },
    inFlight: () => [...sent.values()],
    forget: ({ message }) => void take(textOf(message.getCorrelationId())),
    look() {
      if ((isOpening || sent.size > 0) && ++silent >= looks) lose(new StoreUnavailable('unknown'));
    },
    end,
  };
}
