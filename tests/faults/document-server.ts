// These are faults of the server that the documents and records are on.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../support/stack.ts';
import { students } from './harness/college.ts';
import { documentServer, missing } from './harness/document-server.ts';
import { sessionAt, type Load, type Session } from './harness/load.ts';
import { toServer } from './harness/places.ts';
import { startServices } from './harness/stack.ts';
import { goesOn, type Fault, type Trial } from './harness/trial.ts';
import * as weak from './harness/weakened.ts';

/** What is asked while the store is away is answered soon, and with a word that says to try again. */
const patienceMs = 8_000;
async function asked(trial: Trial, reader: Session) {
  const { code, ms, isLost } = await reader.ask('leaveRequest', { _id: '0'.repeat(24) });
  if (isLost || ms > patienceMs || code !== 'unavailable')
    trial.fail(`while the document store is away, a reader hears ${code ?? 'nothing'} after ${ms} ms`);
}
async function onServer(trial: Trial, url: string, act: (load: Load, reader: Session) => Promise<void>) {
  await toServer(trial.dataDir, { documents: url, hasLog: false });
  // What is built there for the first time is no part of the fault.
  await (await startServices({ dataDir: trial.dataDir })).stop();
  await trial.underLoad(async (stack, load) => {
    const reader = sessionAt(stack.url, 'a reader');
    await reader.signIn(students[4]);
    if (!(await goesOn(load))) trial.fail('on the server, nothing is taken');
    await act(load, reader);
    if (!(await goesOn(load))) trial.fail('when the document store answers again, nothing is taken');
    await wait(1_000);
  });
}

async function silent(trial: Trial) {
  const server = await documentServer();
  try {
    await onServer(trial, server.url, async (_, reader) => {
      server.signal('SIGSTOP');
      const until = wait(3 * trial.pauseMs);
      await wait(500);
      // The first one finds out; then the server is known to be lost, and is asked now and then.
      for (let n = 0; n < Math.max(1, (3 * trial.pauseMs) / patienceMs - 2); n++) await asked(trial, reader);
      await until;
      server.signal('SIGCONT');
      trial.done();
    });
  } finally {
    await server.kill();
  }
}

async function startedAgain(trial: Trial) {
  const kept = { file: join(trial.dataDir, 'documents.h2'), port: await freePort() };
  let server = await documentServer(kept);
  try {
    await onServer(trial, server.url, async (load, reader) => {
      for (let n = 0; n < Math.min(trial.times, 5); n++) {
        if (!(await goesOn(load))) trial.fail('between two stops, nothing is taken');
        await server.stop();
        await asked(trial, reader);
        await wait(trial.pauseMs / 4);
        server = await documentServer(kept);
        trial.done();
      }
    });
  } finally {
    await server.kill();
  }
}

export const documentServerFaults: readonly Fault[] = [
  {
    name: 'the document store (mongo-java-server) silent for a minute',
    isLong: true,
    isOfFiles: true,
    missing,
    control: {
      says: 'waits for the store as long as one that writes',
      weakened: weak.waitsLong,
      finds: /a reader hears/,
    },
    run: silent,
  },
  {
    name: 'the document store (mongo-java-server) stopped, and started again with its data',
    isLong: true,
    isOfFiles: true,
    missing,
    control: {
      says: 'keeps the place before the documents',
      weakened: () => weak.checkpointsFirst(true),
      finds: /O3, O6/,
    },
    run: startedAgain,
  },
];
