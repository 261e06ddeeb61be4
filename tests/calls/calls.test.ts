// B16 is counted in every run: a command that asks more of the servers than it did fails here. What it asks is counted, so a slow machine changes nothing.
import { beforeAll, expect, test } from '@jest/globals';
import { measureCalls, missing, most as mostOfAnAnswer, sum, tableOf, type Calls } from './measure.ts';

const why = missing();
const run = why === undefined ? test : test.skip;
/** It is what was measured, and a little more, for batches fall as they fall. It is to be lowered when a command grows cheaper. */
const most = { ...mostOfAnAnswer, command: 44, atRest: 5, start: 1_600, reads: 30 };
let calls: Calls;
if (why === undefined) beforeAll(async () => void (calls = await measureCalls()), 600_000);

run(`a command with all that follows from it asks the servers at most ${most.command} times${why ?? ''}`, () => {
  const all = sum(calls.command);
  if (all > most.command) console.log(tableOf(calls));
  expect(all).toBeLessThanOrEqual(most.command);
});
run(
  `its person waits for at most ${most.beforeTheAnswer} calls, ${most.oneBehindAnother} of them one behind another`,
  () => {
    expect(calls.beforeTheAnswer).toBeLessThanOrEqual(most.beforeTheAnswer);
    expect(calls.oneBehindAnother).toBeLessThanOrEqual(most.oneBehindAnother);
  },
);
run(`at rest there are at most ${most.atRest} calls a second`, () => {
  expect(sum(calls.atRest)).toBeLessThanOrEqual(most.atRest);
});
/** Most of them are of beginning each read model, whatever it finds, and some of looking twice a second whether they are there, which a slow machine does more often. That each looked through the log by itself is seen in the reads of the log. */
run(
  `to make all read models of a short log takes at most ${most.start} calls, ${most.reads} of them at the log`,
  () => {
    const { events, calls: asked } = calls.start;
    const [all, reads] = [sum(asked), asked['log Read'] ?? Infinity];
    if (all > most.start || reads > most.reads) console.log({ events, all, ...asked });
    expect(all).toBeLessThanOrEqual(most.start);
    expect(reads).toBeLessThanOrEqual(most.reads);
  },
);
