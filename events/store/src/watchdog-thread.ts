// Watches the thread of the service from a thread of its own. When that is blocked, it asks the debugger what it is doing, says so, and ends the process.
import { readFileSync, writeSync } from 'node:fs';
import { Session } from 'node:inspector';
import { workerData } from 'node:worker_threads';
import { silenceOf } from './watchdog-silence.ts';
import { underWayKey, type Watched } from './watchdog.ts';

const { beats, limitMs, service } = workerData as Watched;
const beat = new BigInt64Array(beats);
/** A thread that is blocked outside of JavaScript says nothing. */
const answerWithinMs = 2_000;

function end(operations: readonly string[], functions: readonly string[]): void {
  const by =
    operations.length > 1 ? `one of ${operations.join(', ')}` : (operations[0] ?? 'an operation without a name');
  const inside = functions.length > 0 ? `, in ${functions.join(' < ')}` : '';
  const msg = `The event loop was blocked for ${Math.round(limitMs / 1000)} s by ${by}${inside}. The process ends, so that it is started again.`;
  // It is written as the service logs, and without its help: what a thread prints passes through the one that is blocked.
  writeSync(1, `${JSON.stringify({ level: 60, time: Date.now(), service, operations, functions, msg })}\n`);
  process.kill(process.pid, 'SIGKILL');
}

/** Ends it without an answer; a thread that gets no processor has longer for one. */
function endUnanswered(since: number, starvedThen: number): void {
  const leftMs = answerWithinMs - (nowMs() - since - (starvedMs() - starvedThen));
  if (leftMs > 0) setTimeout(() => endUnanswered(since, starvedThen), Math.ceil(leftMs));
  else end([], []);
}

function askAndEnd(): void {
  const session = new Session();
  endUnanswered(nowMs(), starvedMs());
  session.connectToMainThread();
  session.on('Debugger.paused', ({ params: { callFrames } }) => {
    const functions = callFrames.map(({ functionName }) => functionName).filter((name) => name !== '');
    session.post(
      'Debugger.evaluateOnCallFrame',
      {
        callFrameId: callFrames[0]!.callFrameId,
        expression: `[...(globalThis[Symbol.for(${JSON.stringify(underWayKey)})] ?? [])].map(({ name }) => name)`,
        returnByValue: true,
      },
      (_, answer) => end((answer?.result.value ?? []) as readonly string[], functions.slice(0, 6)),
    );
  });
  session.post('Debugger.enable');
  session.post('Debugger.pause');
}

/** Answers for how long the service's thread could have run and got no processor; nothing where the system does not say. */
function starvedMs(): number {
  try {
    return Number(readFileSync(`/proc/${process.pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

const nowMs = () => Number(process.hrtime.bigint()) / 1e6;
const beatMs = () => Number(Atomics.load(beat, 0)) / 1e6;
const silence = silenceOf(limitMs, beatMs());
let starvedBefore = starvedMs();

function lookAgain(): void {
  const now = nowMs();
  setTimeout(
    () => {
      const { silentMs, hasBeaten } = silence.look(nowMs(), beatMs());
      if (hasBeaten) starvedBefore = starvedMs();
      // That the machine was busy can only take from it, so at rest nobody asks.
      if (silentMs < limitMs) return lookAgain();
      // Nor has one on a machine that is busy with others. The system counts a wait when it is over.
      const blockedMs = silentMs - (starvedMs() - starvedBefore);
      if (blockedMs < limitMs) return lookAgain();
      askAndEnd();
    },
    Math.ceil(silence.nextLook(now) - now),
  );
}
lookAgain();
