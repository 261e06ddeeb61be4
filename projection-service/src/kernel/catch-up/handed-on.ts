// One process writes the file of the documents. Another one that folds beside it hands on what is to be written, over the channel between them.
import type { DocumentsWriting } from '@paideia/documents/lmdb/lmdb-writing.ts';
import type { AnyCollection, Build } from '@paideia/documents/port.ts';
import type { Records } from '@paideia/documents/records.ts';
import type { AnyProjection } from '../projection.ts';

type Channel = {
  send(message: unknown): void;
  onMessage(listener: (message: unknown) => void): void;
};
type Call = { readonly call: number; readonly method: string; readonly args: readonly unknown[] };
type Answer = { readonly answer: number; readonly result?: unknown; readonly error?: string };
/** A build and a collection by name: what they are besides, both processes know. */
type NamedBuild = { readonly group: string; readonly version: number; readonly generation: number };
const named = ({ group, generation }: Build): NamedBuild => ({ group: group.name, version: group.version, generation });

export type HandedOn = {
  readonly writing: DocumentsWriting;
  readonly records: Pick<Records, 'put' | 'putIfAbsent' | 'remove'>;
};

/** It is the channel of a process that was forked. The process dies with the one that forked it: what is cut off is nothing, for a build goes on from where it is. */
export function channelToParent(): Channel {
  const die = () => process.kill(process.pid, 'SIGKILL');
  process.on('disconnect', die);
  if (!process.connected) die(); // It ended before anybody listened.
  return {
    send: (message) => void process.send!(message),
    onMessage: (listener) => void process.on('message', listener),
  };
}

/** The process that folds calls it. */
export function handOn({ send, onMessage }: Channel): HandedOn {
  const waiting = new Map<
    number,
    { readonly resolve: (result: never) => void; readonly reject: (error: Error) => void }
  >();
  let calls = 0;
  onMessage((message) => {
    const { answer, result, error } = message as Answer;
    const one = waiting.get(answer);
    waiting.delete(answer);
    if (error === undefined) one?.resolve(result as never);
    else one?.reject(new Error(error));
  });
  const call = <T>(method: string, ...args: readonly unknown[]) =>
    new Promise<T>((resolve, reject) => {
      waiting.set(++calls, { resolve, reject });
      send({ call: calls, method, args } satisfies Call);
    });
  return {
    writing: {
      writeNames: (wanted) => call('writeNames', wanted),
      enter: (build, collections) =>
        call(
          'enter',
          named(build),
          collections.map(({ name }) => name),
        ),
      defer: (build) => call('defer', named(build)),
      put: (build, entries) => call('put', named(build), entries),
      keep: (build, { name }, index) => call('keep', named(build), name, index),
      commit: (build, prepared) => call('commit', named(build), prepared),
      beginIndexes: (build) => call('beginIndexes', named(build)),
      addIndexes: (build, by, block) => call('addIndexes', named(build), by, block),
      endIndexes: (build, by) => call('endIndexes', named(build), by),
    },
    records: {
      put: (key, value) => call('recordPut', key, value),
      putIfAbsent: (key, value) => call('recordPutIfAbsent', key, value),
      remove: (key) => call('recordRemove', key),
    },
  };
}

/** The process that writes calls it: it takes what the other one hands on, for these read models and no other. */
export function takeOver(
  { send, onMessage }: Channel,
  projections: readonly AnyProjection[],
  { writing, records }: HandedOn,
): void {
  const projectionOf = ({ group: name, version }: NamedBuild): AnyProjection => {
    const found = projections.find(({ group }) => group.name === name && group.version === version);
    if (!found) throw new Error(`${name}@${version} is not handed on`);
    return found;
  };
  const buildOf = (one: NamedBuild): Build => ({ group: projectionOf(one).group, generation: one.generation });
  const collectionOf = (one: NamedBuild, name: string): AnyCollection => {
    const found = projectionOf(one).collections.find((each) => each.name === name);
    if (!found) throw new Error(`${one.group} has no collection ${name}`);
    return found;
  };
  // Each takes what `handOn` sends under that name.
  const methods: Readonly<Record<string, (...args: never[]) => Promise<unknown>>> = {
    writeNames: (wanted: Parameters<DocumentsWriting['writeNames']>[0]) => writing.writeNames(wanted),
    enter: (build: NamedBuild, names: readonly string[]) =>
      writing.enter(
        buildOf(build),
        names.map((name) => collectionOf(build, name)),
      ),
    defer: (build: NamedBuild) => writing.defer(buildOf(build)),
    put: (build: NamedBuild, entries: Parameters<DocumentsWriting['put']>[1]) => writing.put(buildOf(build), entries),
    keep: (build: NamedBuild, name: string, index: string) =>
      writing.keep(buildOf(build), collectionOf(build, name), index),
    commit: (build: NamedBuild, prepared: Parameters<DocumentsWriting['commit']>[1]) =>
      writing.commit(buildOf(build), prepared),
    beginIndexes: (build: NamedBuild) => writing.beginIndexes(buildOf(build)),
    addIndexes: (build: NamedBuild, by: string, block: Buffer) => writing.addIndexes(buildOf(build), by, block),
    endIndexes: (build: NamedBuild, by: string) => writing.endIndexes(buildOf(build), by),
    recordPut: (key: string, value: unknown) => records.put(key, value),
    recordPutIfAbsent: (key: string, value: unknown) => records.putIfAbsent(key, value),
    recordRemove: (key: string) => records.remove(key),
  };
  onMessage((message) => {
    const { call, method, args } = message as Call;
    void (async () => {
      try {
        send({ answer: call, result: await methods[method]!(...(args as never[])) } satisfies Answer);
      } catch (error) {
        send({ answer: call, error: error instanceof Error ? error.message : String(error) } satisfies Answer);
      }
    })();
  });
}
