// These builds have one thing taken out, which a check must find, or have faults that the product must bear. No switch of the product makes them.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hasDocumentServer, hasLogServer } from './places.ts';
import { root, type Bundles, type ServiceName } from './stack.ts';

export type Change = { readonly file: string; readonly from: string; readonly to: string };
const run = promisify(execFile);
const made = new Map<string, Promise<string>>();

function built(entry: string, changes: readonly Change[]): Promise<string> {
  const name = createHash('sha256')
    .update(JSON.stringify([entry, changes]))
    .digest('hex')
    .slice(0, 12);
  const outfile = `.cache/faults/${name}.mjs`;
  const build = async () => {
    mkdirSync(join(root, '.cache/faults'), { recursive: true });
    await run(
      process.execPath,
      [join(root, 'tests/faults/harness/weaken.mjs'), JSON.stringify({ entry, outfile, changes })],
      { cwd: root },
    );
    return join(root, outfile);
  };
  const one = made.get(name) ?? build();
  made.set(name, one);
  return one;
}
export const withChanges = async (service: ServiceName, ...changes: readonly Change[]): Promise<Bundles> => ({
  [service]: await built(`${service}/src/main.ts`, changes),
});

const lmdbLog = 'events/store/src/lmdb/lmdb-event-store.ts';
const decision = 'command-service/src/kernel/decide/decision.ts';
const taker = 'projection-service/src/kernel/taker.ts';
const groups = 'projection-service/src/kernel/group-runner.ts';
const operator = 'tests/faults/harness/operator.ts';

export type Release = { readonly name: string; readonly bundles: Bundles; readonly operator?: string };
const otherVersions: Change = {
  file: 'projection-service/documents/src/port.ts',
  from: 'const self: Group = { name, version };',
  to: `const isOther = /^(leave-requests|invoices|facts-(accounts|enrolments|receipts))$/.test(name);
  const self: Group = { name, version: isOther ? version + 1 : version };`,
};
/** It is a release after this one, in which read models and fact tables of the load have another version; what nobody needs it looks for twice a second. */
export const nextRelease = (): Promise<Release> => releaseOf();
async function releaseOf({
  ofProjection = [],
  ofQuery = [],
}: { readonly ofProjection?: readonly Change[]; readonly ofQuery?: readonly Change[] } = {}): Promise<Release> {
  const dropsSoon = {
    file: 'projection-service/src/kernel/service/service.ts',
    from: 'dropEveryMs = 30_000',
    to: 'dropEveryMs = 500',
  };
  const [command, projection, query] = await Promise.all([
    withChanges('command-service', otherVersions),
    withChanges('projection-service', otherVersions, dropsSoon, ...ofProjection),
    withChanges('query-api', otherVersions, ...ofQuery),
  ]);
  return {
    name: 'next',
    bundles: { ...command, ...projection, ...query },
    operator: await built(operator, [otherVersions]),
  };
}
/** It is the same release, but drops what its own instances do not read. */
export const nextReleaseOfOne = () =>
  releaseOf({
    ofProjection: [
      {
        file: 'projection-service/src/kernel/older-versions.ts',
        from: 'if (await isInUse(group)) continue;',
        to: '',
      },
    ],
  });
/** It is the same release, but its query-api answers before what it reads is built. */
export const nextReleaseAtOnce = () =>
  releaseOf({ ofQuery: [{ file: 'query-api/src/main.ts', from: 'if (uses) {', to: 'if (false) {' }] });

/** It acknowledges what it will write later (the first event of a stream excepted). */
export const acknowledgesEarly = (onServer = hasLogServer) =>
  withChanges('command-service', onServer ? earlyOnServer : earlyInFile);
const earlyInFile: Change = {
  file: 'events/store/src/lmdb/lmdb-appends.ts',
  from: 'const { answer, by } = decide(stream, wanted, expected);',
  to: `if (expected !== 'none') {
        const before = pending.last(stream)?.revision ?? looks.lastRevision(stream);
        if (before !== expected) throw new StreamConflict(stream, expected, before);
        const writeLate = async () => pending.untilDurable(decide(stream, wanted, expected).by);
        setTimeout(() => void writeLate().catch(() => undefined), 10_000);
        return { revision: before + wanted.length, position: looks.lastPosition() + wanted.length };
      }
      const { answer, by } = decide(stream, wanted, expected);`,
};
/** Nobody knows beforehand where a server will put it, so it says the place where the stream ends now. */
const earlyOnServer: Change = {
  file: 'events/store/src/eventstoredb/esdb-event-store.ts',
  from: 'const { revision, position } = await written.send({ stream, events: wanted, expected });',
  to: `if (expected !== 'none') {
            const [last, next] = await reads.stream(stream, expected, 2);
            if (!last || next) throw new StreamConflict(stream, expected, next?.revision ?? 'none');
            const write = () => written.send({ stream, events: wanted, expected });
            setTimeout(() => void write().catch(() => undefined), 10_000);
            return { revision: expected + wanted.length, position: last.position };
          }
          const { revision, position } = await written.send({ stream, events: wanted, expected });`,
};
/** It leaves it to the system when the log comes to the disk. */
export const flushesNothing = () =>
  withChanges('command-service', {
    file: lmdbLog,
    from: 'overlappingSync: false,',
    to: 'overlappingSync: false, noSync: true,',
  });
const failedCommits = 'events/store/src/lmdb/failed-commits.ts';
/** It goes on when LMDB answers no more, whoever is told so. */
export const outlivesItsStore = () =>
  withChanges(
    'command-service',
    { file: failedCommits, from: 'endIfDead(env);', to: '' },
    { file: failedCommits, from: 'if (!isFailedCommit(error)) end(error);', to: '' },
  );
/** It does not know a command id again. */
export const forgetsCommandIds = () =>
  withChanges(
    'command-service',
    { file: decision, from: 'if (before) return before;', to: '' },
    {
      file: 'command-service/src/kernel/decide/last-ids.ts',
      from: 'uuidFrom(commandId, step, index);',
      to: 'uuidFrom(commandId, step, index, Math.random());',
    },
  );
/** It keeps the place before the documents, each for itself, and so long that a kill hits it also where each write to the disk is slow. */
export const checkpointsFirst = (onServer = hasDocumentServer) =>
  withChanges('projection-service', ...(onServer ? [firstOnServer] : firstInFile));
const firstOnServer: Change = {
  file: 'projection-service/documents/src/mongodb/mongo-document-store.ts',
  from: 'await builds.write(build,',
  to: `await builds.checkpoints.updateOne({ _id: buildKey(build) }, { $max: { position: to } });
      await delay(80);
      await builds.write(build,`,
};
const documentsInFile = 'projection-service/documents/src/lmdb/lmdb-document-store.ts';
const firstInFile: readonly Change[] = [
  {
    file: documentsInFile,
    from: 'const [reached, entry] = [checkpoint(build), builds.of(build)];',
    to: 'const [reached, entry] = [former, builds.of(build)];',
  },
  {
    file: documentsInFile,
    from: 'const save = () =>',
    to: `const former = checkpoint(build);
      if (position > former && all.length > 0) {
        await change(() => void checkpoints.putSync(buildKey(build), position));
        await new Promise((go) => setTimeout(go, 500));
      }
      const save = () =>`,
  },
];
/** It answers before the read models have seen what was done. */
export const answersAtOnce = () =>
  withChanges('query-api', { file: 'query-api/src/kernel/graphql/send.ts', from: 'waitMs = 2000', to: 'waitMs = 0' });
/** It waits for a silent document store as long as who writes to it. */
export const waitsLong = () =>
  withChanges('query-api', { file: 'query-api/src/main.ts', from: 'forRequests: true', to: 'forRequests: false' });
/** It ends at once when it is told to, with what it had begun. */
export const endsAtOnce = () =>
  withChanges('command-service', {
    file: 'command-service/src/main.ts',
    from: "for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end);",
    to: "process.on('SIGTERM', () => process.exit(1));",
  });
/** It passes over what it could not take, and says nothing. */
export const parksNothing = (...more: readonly Change[]) =>
  withChanges(
    'projection-service',
    { file: taker, from: 'for (const one of stopped) onParked(await parked.park(one));', to: '' },
    ...more,
  );
/** It shows the next build of a read model before it is there. */
export const switchesEarly = () =>
  withChanges('projection-service', {
    file: groups,
    from: 'let [taken',
    to: 'await leadership.switchTo(making, true); await new Promise((resolve) => setTimeout(resolve, 900));\n    let [taken',
  });
/** The operator's commands compare nothing. */
export const believesTheLog = () =>
  built(operator, [
    { file: 'events/store/src/chain/verify.ts', from: "if (hash.toString('hex') !== next.hash)", to: 'if (count < 0)' },
  ]);
/** The handler of an event always throws for one reason of a leave request. */
export const throwsAt = (reason: string): Change => ({
  file: 'projection-service/src/leave-requests/leave-request.projection.ts',
  from: 'LeaveRequestAmended: ({ leaveRequestId, ...wish }, occurred) =>',
  to: `LeaveRequestAmended: ({ leaveRequestId, ...wish }, occurred) =>
      wish.reason === ${JSON.stringify(reason)} ? (() => { throw new Error('no patience for this'); })() :`,
});
/** It takes itself for another process at each start, so it waits for its own lease. */
export const isAnotherEachTime = () =>
  withChanges('command-service', {
    file: 'command-service/src/main.ts',
    from: ": 'embedded',",
    to: ': String(process.pid),',
  });

/** It tells by the clock of whoever renewed a lease whether it is free. */
export async function believesClocks(): Promise<Bundles> {
  const file = 'projection-service/documents/src/lease.ts';
  const changes: readonly Change[] = [
    { file, from: 'const mine: Held = { holder };', to: 'const mine = { holder, get at() { return Date.now(); } };' },
    { file, from: '|| performance.now() - seen.at >= ttlMs', to: '|| Date.now() - value.at >= ttlMs' },
  ];
  const [command, projection] = await Promise.all([
    withChanges('command-service', ...changes),
    withChanges('projection-service', ...changes),
  ]);
  return { ...command, ...projection };
}

const storage = 'command-service/objects/src/disk/disk-object-store.ts';
/** It gives the parts of an upload the object's name before it writes down which they are. */
export const joinsInTwoSteps = () =>
  withChanges(
    'command-service',
    { file: storage, from: 'await writeWhole(join(from, manifestFile), JSON.stringify(manifest));', to: '' },
    {
      file: storage,
      from: 'await rename(from, to);',
      to: `await rename(from, to);
      await new Promise((go) => setTimeout(go, 300));
      await writeWhole(join(to, manifestFile), JSON.stringify(manifest));`,
    },
  );

const reactionRow = 'command-service/src/kernel/react/reaction-row.ts';
const timers = 'command-service/src/kernel/schedule/timers.ts';
const dies = (step: string) => `globalThis.diesAt(${step});`;
const dyingBefore = (file: string, from: string, step: string): Change => ({ file, from, to: `${dies(step)} ${from}` });
/** It dies between the steps of a reaction, of a timer and of a letter, as often as `deadly.mjs` is told. */
export const dyingAtEachStep = (...more: readonly Change[]) =>
  withChanges(
    'command-service',
    dyingBefore(reactionRow, 'if (reply.ok) continue;', '`command.${reaction.name}.${type}`'),
    dyingBefore(
      'command-service/src/kernel/react/take-events.ts',
      'checkpoint.move(position);',
      '`place.${reaction.name}`',
    ),
    {
      file: 'command-service/src/mails/mail.reactions.ts',
      from: 'await transport.send(letter);',
      to: `await transport.send(letter); ${dies('"letter"')}`,
    },
    dyingBefore(
      timers,
      "if (isUnavailable(reply) || (!reply.ok && reply.code === 'conflict')) return undefined;",
      '"timer"',
    ),
    dyingBefore('command-service/src/kernel/schedule/watermark.ts', 'await records.put(key, mark);', '"fired"'),
    ...more,
  );
export const anotherLetterEachTime: Change = {
  file: 'command-service/src/mails/letter.commands.ts',
  from: "idFrom('mail', template, occurred.id, userId)",
  to: "idFrom('mail', template, occurred.id, userId, Math.random())",
};
/** It writes down that a letter went out, whatever the mail server said. */
export const believesItSent = () =>
  withChanges('command-service', {
    file: 'command-service/src/mails/email-message.decider.ts',
    from: 'if (error === null) return',
    to: 'return',
  });

/** It blocks the event loop as a loop would, and takes nothing of the processor from the other tests. */
const endless: Change = {
  file: 'command-service/src/logits/logit.decider.ts',
  from: 'return isRecorded ? [] :',
  to: "if (action === 'endless') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);\n      return isRecorded ? [] :",
};
/** It has an operation that never ends. */
export const neverEnds = () => withChanges('command-service', endless);
/** It has such an operation too, and nobody watches. */
export const neverEndsUnwatched = () =>
  withChanges('command-service', endless, {
    file: 'events/store/src/watchdog.ts',
    from: 'if (!existsSync(filename) ||',
    to: 'if (existsSync(filename) ||',
  });
