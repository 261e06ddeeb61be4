import { z } from 'zod';
import { Refusal, type Issue, type Params } from './refusal.ts';

type Rejected = {
  readonly code: string;
  readonly params?: (Params & { readonly retryAfter?: number }) | undefined;
  readonly issues?: readonly Issue[] | undefined;
};
const statuses: Readonly<Record<string, number>> = { 'signIn.tooMany': 429, 'signIn.busy': 503, unavailable: 503 };
/** Whoever tries again too soon is told when, also those who read no bodies. */
export function refusalOfReply({ code, params, issues }: Rejected): Refusal {
  const status = statuses[code];
  return new Refusal(
    code,
    params ?? {},
    issues ?? [],
    status === undefined ? undefined : { status, retryAfter: Number(params?.retryAfter ?? 5) },
  );
}

const Reply = z.union([
  z.object({
    ok: z.literal(true),
    position: z.number().optional(),
    enrolToken: z.string().nullish(),
    email: z.string().nullish(),
  }),
  z.object({
    ok: z.literal(false),
    code: z.string(),
    params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    issues: z.array(z.object({ path: z.string(), code: z.string() })).optional(),
  }),
]);
type Accepted = Extract<z.infer<typeof Reply>, { ok: true }>;

/** Answers what an operation of command-service answered; a rejection is thrown. */
export async function accepted(answer: Promise<unknown>): Promise<Accepted> {
  const reply = Reply.parse(await answer);
  if (!reply.ok) throw refusalOfReply(reply);
  return reply;
}
