import { z } from 'zod';
import { Refusal, type Issue, type Params } from '../graphql/refusal.ts';

/** SHA-256 in lower-case hex, made in the browser: nothing else is a password here. */
export function assertDigest(path: string, text: string): void {
  if (!/^[0-9a-f]{64}$/.test(text)) throw new Refusal('invalid', {}, [{ path, code: 'invalid' }]);
}
/** As addresses are compared and kept. */
export const emailOf = (text: string): string => text.trim().toLowerCase().slice(0, 254);

type No = {
  readonly code: string;
  readonly params?: (Params & { readonly retryAfter?: number }) | undefined;
  readonly issues?: readonly Issue[] | undefined;
};
const statuses: Readonly<Record<string, number>> = { 'signIn.tooMany': 429, 'signIn.busy': 503, unavailable: 503 };
/** Whoever tries again too soon is told when, also those who read no bodies. */
export function refusedDoor({ code, params, issues }: No): Refusal {
  const status = statuses[code];
  return new Refusal(
    code,
    params ?? {},
    issues ?? [],
    status === undefined ? undefined : { status, retryAfter: Number(params?.retryAfter ?? 5) },
  );
}

const Reply = z.union([
  z.object({ ok: z.literal(true), position: z.number().optional(), enrolToken: z.string().nullish() }),
  z.object({
    ok: z.literal(false),
    code: z.string(),
    params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    issues: z.array(z.object({ path: z.string(), code: z.string() })).optional(),
  }),
]);
type Yes = Extract<z.infer<typeof Reply>, { ok: true }>;

/** What a door of command-service answered; its no is thrown. */
export async function opened(answer: Promise<unknown>): Promise<Yes> {
  const reply = Reply.parse(await answer);
  if (!reply.ok) throw refusedDoor(reply);
  return reply;
}
