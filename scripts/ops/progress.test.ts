import { expect, test } from '@jest/globals';
import { progressOn } from './progress.ts';

function progress(isTTY: boolean) {
  const written: string[] = [];
  const clock = { now: 1_000_000 };
  const made = progressOn({ isTTY, write: (text) => written.push(text) }, () => clock.now);
  return { written, clock, ...made };
}

test('in a file each part has its last line, and what takes long is heard of every five seconds', () => {
  const { written, clock, report, end } = progress(false);
  report({ part: 'The log', done: 1_000, total: 2_702 });
  report({ part: 'The log', done: 2_702, total: 2_702 });
  report({ part: 'Read model users', done: 500, total: 2_702 });
  clock.now += 5_000;
  report({ part: 'Read model users', done: 1_351, total: 2_702 });
  report({ part: 'Read model users', done: 2_702, total: 2_702 });
  end();
  end();
  expect(written).toEqual([
    'The log: 100 %, 2,702 of 2,702\n',
    'Read model users: 50 %, 1,351 of 2,702, 0:05 left\n',
    'Read model users: 100 %, 2,702 of 2,702\n',
  ]);
});

test('on a terminal a bar is drawn over itself, and nothing of it is left', () => {
  const { written, clock, report, end } = progress(true);
  report({ part: 'The log', done: 1, total: 2 });
  report({ part: 'The log', done: 2, total: 2 });
  clock.now += 100;
  report({ part: 'The log', done: 2, total: 2 });
  end();
  expect(written).toEqual([
    '\rThe log [############............] 50 %, 1 of 2',
    '\rThe log [########################] 100 %, 2 of 2',
    expect.stringMatching(/^\r +\r$/),
  ]);
});
