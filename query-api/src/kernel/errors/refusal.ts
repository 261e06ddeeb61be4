export type Issue = { readonly path: string; readonly code: string };
export type Params = Readonly<Record<string, string | number>>;

/** A "no" with a stable code. It becomes prose once, in `errors.ts`; its message is never shown. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly params: Params = {},
    readonly issues: readonly Issue[] = [],
    /** It is for answers that machines wait for; without one the answer is 200 with the error in it. `retryAfter` is in seconds. */
    readonly http?: { readonly status: number; readonly retryAfter?: number },
  ) {
    super(code);
  }
}
