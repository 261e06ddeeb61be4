import { z } from 'zod';
import { AttemptId, partsOfAttempt } from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import {
  graceAfterTimeLimitMs,
  isTimeOver,
  longestInAppMs,
  silenceMs,
} from '@paideia/events/exam-attempts/exam-start.rules.ts';
import { putOff, type Absence } from '@paideia/events/kernel/dates.ts';
import { Id } from '@paideia/events/kernel/ids.ts';
import { every } from '@paideia/documents/every.ts';
import type { Endpoint } from '../kernel/http/http.ts';
import type { ScheduledJob, Tools } from '../kernel/schedule/scheduled-job.ts';
import { examAttemptFacts, type ExamAttemptFact } from './exam-attempt.facts.ts';
import { beatKey, isElsewhere, type Beat } from './exam-page.ts';

const keptForMs = 86_400_000;
const Page = z.object({ attemptId: AttemptId, userId: Id, pageId: z.uuid() });
const Body = Page.partial({ pageId: true }).extend({ takes: z.boolean().default(false) });
const nothing = { open: false, timeLimitAt: null, here: false };

/** Notes a sign of life, unless another page has the attempt by now; answers whether it was noted. A page that `takes` it has it from now on. */
async function noted(
  { attemptId, pageId, takes }: z.infer<typeof Body>,
  { records, now }: Pick<Tools, 'records' | 'now'>,
): Promise<boolean> {
  const key = beatKey(attemptId);
  const until = new Date(Date.parse(now) + keptForMs);
  // Of two pages at the same moment the one that is refused looks again, and finds the other.
  for (;;) {
    const before = await records.get<Beat>(key);
    const holder = before?.value.pageId;
    if (!takes && isElsewhere(pageId, holder)) return false;
    const beat: Beat = { at: now, pageId: pageId ?? holder };
    const isWritten = before
      ? await records.replace(key, before.version, beat, until)
      : (await records.putIfAbsent(key, beat, until)).isNew;
    if (isWritten) return true;
  }
}

/** A browser says that it still has the attempt before it; no event, because it is often and tells nobody anything later. Another's attempt is answered as none. */
export const examHeartbeat: Endpoint = {
  path: '/operations/exam-heartbeat',
  async answer(body, { ask, records, now }) {
    const { success, data } = Body.safeParse(body);
    if (!success || partsOfAttempt(data.attemptId).userId !== data.userId) return nothing;
    const attempt = await ask.table(examAttemptFacts).one(data.attemptId);
    if (attempt?.status !== 'open') return nothing;
    return { open: true, timeLimitAt: attempt.timeLimitAt, here: await noted(data, { records, now }) };
  },
};

/** Whether leaving this page is leaving the attempt: where another page has it by now, on another device, it goes on there. Of another's attempt the command itself is refused. */
export const examPageLeft: Endpoint = {
  path: '/operations/exam-page-left',
  async answer(body, { records }) {
    const { success, data } = Page.safeParse(body);
    if (!success || partsOfAttempt(data.attemptId).userId !== data.userId) return { ends: true };
    const holder = (await records.get<Beat>(beatKey(data.attemptId)))?.value.pageId;
    return { ends: !isElsewhere(data.pageId, holder) };
  },
};

/** Why an open attempt is over; `heardAt` is when its browser was last heard of, or could be again. */
function endOf(
  attempt: Pick<ExamAttemptFact, 'channel' | 'startedAt' | 'timeLimitAt'>,
  heardAt: string,
  now: string,
  absences: readonly Absence[],
): 'timeLimit' | 'heartbeatLost' | null {
  if (isTimeOver(now, attempt.timeLimitAt, absences)) return 'timeLimit';
  if (attempt.channel === 'APP')
    return Date.parse(now) > putOff(Date.parse(attempt.startedAt) + longestInAppMs, graceAfterTimeLimitMs, absences)
      ? 'timeLimit'
      : null;
  return Date.parse(now) > Date.parse(heardAt) + silenceMs ? 'heartbeatLost' : null;
}
const latest = (...instants: readonly string[]) => [...instants].sort().at(-1)!;

/** Abandons attempts whose browser is silent or whose time is over. */
export const examExpiry: ScheduledJob = {
  name: 'exam-expiry',
  everyMs: 15_000,
  async find({ ask, records, now, since }) {
    const absences = ask.absences();
    const back = absences.at(-1)?.until ?? '';
    const open = await every(ask.table(examAttemptFacts), { where: { status: 'open' } });
    const found = await Promise.all(
      open
        .filter(({ isSeed }) => !isSeed)
        .map(async (attempt) => {
          const beat = await records.get<Beat>(beatKey(attempt.attemptId));
          return {
            attemptId: attempt.attemptId,
            reason: endOf(attempt, latest(attempt.startedAt, since, back, beat?.value.at ?? ''), now, absences),
          };
        }),
    );
    return found.flatMap(({ attemptId, reason }) =>
      reason === null ? [] : [{ type: 'AbandonExamAttempt', data: { attemptId, reason }, key: attemptId }],
    );
  },
};
