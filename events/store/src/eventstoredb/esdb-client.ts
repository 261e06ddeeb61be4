import type { Duplex, Readable, Writable } from 'node:stream';
import { EventStoreDBClient, type BaseOptions, type GRPCClientConstructor } from '@eventstore/db-client';
import type { BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { CallOptions, Channel, Metadata, MethodDefinition, Client as GrpcClient } from '@grpc/grpc-js';

/**
 * This is the server's own client with what it keeps for those who derive from it: with it, calls of ours use its connections, its credentials and its way to
 * the leader.
 */
export declare class EsdbClient extends EventStoreDBClient {
  override getChannel: () => Promise<Channel>;
  override callArguments: (options: BaseOptions, more?: CallOptions) => [Metadata, CallOptions];
  override supports: (method: MethodDefinition<BatchAppendReq, BatchAppendResp>) => Promise<boolean>;
  /** A call that is begun so is ended by `dispose`, and its error makes the client look for a server again where that can help. */
  override GRPCStreamCreator: <C extends GrpcClient, T extends Readable | Writable | Duplex>(
    Client: GRPCClientConstructor<C>,
    name: string,
    create: (client: C) => T | Promise<T>,
  ) => () => Promise<T>;
}

// The client is made by a function of its own class, so that none derives from it in fact. Its types say what there is; whether it is there is looked at.
const needed = ['getChannel', 'callArguments', 'supports', 'GRPCStreamCreator'];
const hasAll = (client: EventStoreDBClient): client is EsdbClient =>
  needed.every((name) => typeof Reflect.get(client, name) === 'function');

export function esdbClient(connectionString: string): EsdbClient {
  const client = EventStoreDBClient.connectionString(connectionString);
  if (!hasAll(client)) throw new Error(`The client of EventStoreDB has lost one of ${needed.join(', ')}.`);
  return client;
}
