/** It is one command of the demo data. `key` makes its id, so that seeding again changes nothing. */
export type DemoCommand = {
  readonly key: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** The command needs this person's permission; null is the seed itself. */
  readonly actorId: string | null;
  readonly occurredAt: string;
  /** This digest goes with SetInitialPassword; it never enters an event. */
  readonly password?: string;
};
