export type Issue = { readonly path: string; readonly code: string };
export type Params = Readonly<Record<string, string | number>>;

/** A "no" with a stable code. It becomes prose once, in `errors.ts`; its message is never shown. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly params: Params = {},
    readonly issues: readonly Issue[] = [],
  ) {
    super(code);
  }
}
