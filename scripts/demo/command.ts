/** One command of the demo data. `key` makes its id, so that seeding again changes nothing. */
export type DemoCommand = {
  readonly key: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Whose permission it needs; null is the seed itself. */
  readonly actorId: string | null;
  readonly occurredAt: string;
  /** The digest that goes with SetInitialPassword; it never enters an event. */
  readonly password?: string;
};
