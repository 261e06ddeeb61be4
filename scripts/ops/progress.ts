export type Stage = { readonly part: string; readonly done: number; readonly total: number; readonly note?: string };
export type Progress = { report(stage: Stage): void; end(): void };
type Out = { readonly isTTY?: boolean; write(text: string): unknown };

const barWidth = 24;
const plainEveryMs = 5_000;
const redrawEveryMs = 100;
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** It looks like `users [#####...] 45 %, 1,234 of 2,740, 0:12 left`; without a total it is the count alone. */
function stageText({ part, done, total, note }: Stage, elapsedMs: number, withBar: boolean): string {
  const count = done.toLocaleString('en');
  const share = total > 0 ? Math.min(1, done / total) : 0;
  const left =
    share > 0.02 && share < 1 && elapsedMs > 1_000 ? `, ${clock((elapsedMs / share - elapsedMs) / 1000)} left` : '';
  const filled = Math.round(share * barWidth);
  const bar = withBar ? ` [${'#'.repeat(filled)}${'.'.repeat(barWidth - filled)}]` : ':';
  const how =
    total > 0 ? `${bar} ${Math.floor(share * 100)} %, ${count} of ${total.toLocaleString('en')}${left}` : `: ${count}`;
  return `${part}${how}${note === undefined ? '' : `, ${note}`}`;
}

/**
 * It is a bar that is drawn again and again on a terminal; elsewhere it is a line for each part when it is over, and one every five seconds. It goes to stderr,
 * so that what is printed can be kept.
 */
export function progressOn(out: Out = process.stderr, now: () => number = Date.now): Progress {
  let last: Stage | undefined;
  let [begun, saidAt, width] = [0, 0, 0];
  let isSaid = true;
  const say = (stage: Stage) => {
    const text = stageText(stage, now() - begun, out.isTTY === true);
    [saidAt, isSaid] = [now(), true];
    if (!out.isTTY) return void out.write(`${text}\n`);
    out.write(`\r${text.padEnd(width)}`);
    width = text.length;
  };
  return {
    report(stage) {
      const isNew = stage.part !== last?.part;
      if (isNew && last && !isSaid && !out.isTTY) say(last);
      if (isNew) [begun, saidAt] = [now(), out.isTTY ? 0 : now()];
      [last, isSaid] = [stage, false];
      if (now() - saidAt >= (out.isTTY ? redrawEveryMs : plainEveryMs)) say(stage);
    },
    end() {
      if (last && !isSaid && !out.isTTY) say(last);
      if (width > 0) out.write(`\r${''.padEnd(width)}\r`);
      width = 0;
    },
  };
}
