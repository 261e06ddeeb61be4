import { setMaxListeners } from 'node:events';
import { leasesTogether, underLease, type Held, type LeaseToken } from '@paideia/documents/lease.ts';
import { groupKey } from '@paideia/documents/places.ts';
import type { Build, DocumentStore, Group } from '@paideia/documents/port.ts';
import type { Records } from '@paideia/documents/records.ts';
import type { Position } from '@paideia/store/port.ts';
import { caughtUpBeside, type CatchingUp } from '../catch-up/catch-up.ts';
import { runGroup, type GroupParts, type GroupRunner, type OnProgress, type Rebuilt } from '../group-runner.ts';
import { standingBack, type LeadershipParts } from '../leadership.ts';
import type { Log } from '../log.ts';
import { dropOlderVersions } from '../older-versions.ts';
import type { Parked } from '../parked.ts';
import type { AnyProjection } from '../projection.ts';
import { untilWhole, type State } from './readiness.ts';

export type ServiceParts = {
  readonly projections: readonly AnyProjection[];
  readonly documents: DocumentStore;
  readonly records: Records;
  readonly log: Log;
  readonly signal: AbortSignal;
  /** Undefined: there is one process. Otherwise the name of this one among several, of which one feeds each read model, by lease. */
  readonly holder: string | undefined;
  readonly warn: (about: object, text: string) => void;
  readonly onProgress: (text: string) => void;
  /** It answers whether anybody still reads that version. */
  readonly isInUse?: (group: Group) => Promise<boolean>;
  /** Readers are told there that a version can be read. */
  readonly whole?: LeadershipParts['whole'];
  /** It says where a second process may write beside this one. */
  readonly catchingUp?: CatchingUp | undefined;
  readonly leaseMs?: number;
  readonly graceMs?: number;
  readonly dropEveryMs?: number;
};
/** It says how far readers of a group can see that this process feeds; the position is null when it feeds it no longer. */
export type Seen = { readonly group: string; readonly generation: number; readonly position: Position | null };
export type Service = {
  states(): Promise<readonly State[]>;
  /** Resolves when every read model has the events that were in the log at the start, and none of another log. */
  readonly ready: Promise<void>;
  isReady(): boolean;
  /** Undefined when this process does not feed a read model of that name. */
  rebuild(group: string, onProgress: OnProgress, cancel?: AbortSignal): Promise<Rebuilt> | undefined;
  /** It answers whether this process feeds it. */
  feeds(group: string): boolean;
  /** The name of the instance that feeds it, this one or another; null when nobody does. */
  feederOf(group: string): Promise<string | null>;
  /** Tells how far every group is that is fed here, and each time one has moved, until the answer is called. */
  follow(tell: (seen: Seen) => void): () => void;
  /** False after this process stood still for so long that another one may feed what it tells of. */
  isSure(): boolean;
  /** Rejects with what cannot be mended by waiting. Otherwise settles after the signal, when nothing is written any more. */
  readonly ended: Promise<void>;
};
type Leading = Pick<GroupParts, 'lease' | 'isHeld'>;

export function runService(parts: ServiceParts): Service {
  const {
    projections,
    documents,
    records,
    log,
    signal,
    holder,
    warn,
    onProgress,
    isInUse = async () => false,
    whole,
    catchingUp,
    leaseMs = 15_000,
    dropEveryMs = 30_000,
    graceMs = holder === undefined ? 0 : 2_000,
  } = parts;
  setMaxListeners(0, signal); // Each read model listens.
  const runners = new Map<string, GroupRunner>();
  const seen = new Map<string, Seen>();
  const leases = new Map<string, () => boolean>();
  const followers = new Set<(one: Seen) => void>();
  function tell(one: Seen) {
    if (one.position === null) seen.delete(one.group);
    else seen.set(one.group, one);
    for (const follower of followers) follower(one);
  }
  const leaseRecords = leasesTogether(records);
  const leaseOf = ({ name, version }: Group) => `projection:${name}@${version}`;
  const onParked = ({ group, position, type, error }: Parked) =>
    warn({ group, position, type, error }, 'an event was parked');
  let isReady = false;

  async function feed(projection: AnyProjection, until: AbortSignal, leading: Leading = {}) {
    const { name } = projection.group;
    const onMoved = ({ generation }: Build, position: Position) =>
      tell({ group: groupKey(projection.group), generation, position });
    const runner = await runGroup({ ...parts, projection, signal: until, ...leading, onParked, onMoved, graceMs });
    runners.set(name, runner);
    try {
      await runner.ended;
    } finally {
      runners.delete(name);
      tell({ group: groupKey(projection.group), generation: 0, position: null });
    }
  }
  const caughtUp = catchingUp && caughtUpBeside({ ...parts, ...catchingUp });
  // A version has a lease of its own: an instance with newer code builds its version while the older ones feed theirs.
  async function fed(projection: AnyProjection) {
    if (holder !== undefined) {
      const { name } = projection.group;
      const standsBack = () => warn({ group: name }, 'another instance leads the read model: this one stands back');
      const work = (held: AbortSignal, lease: LeaseToken, isHeld: () => boolean) => {
        leases.set(name, isHeld);
        const feeding = standingBack(feed(projection, held, { lease, isHeld }), held, leaseMs / 5, standsBack);
        return feeding.finally(() => leases.delete(name));
      };
      return underLease(leaseRecords, leaseOf(projection.group), holder, signal, work, { ttlMs: leaseMs });
    }
    await caughtUp?.(projection.group.name);
    if (!signal.aborted) await feed(projection, signal);
  }

  async function stateOf({ group }: AnyProjection): Promise<State> {
    const runner = runners.get(group.name);
    if (runner) return { ...runner.state(), isFedHere: true };
    const generation = await documents.live(group);
    const position = await documents.position({ group, generation });
    return {
      group: group.name,
      version: group.version,
      generation,
      position,
      rebuilding: null,
      isOfThisLog: true,
      events: 0,
      isFedHere: false,
    };
  }
  const states = () => Promise.all(projections.map(stateOf));

  async function becomeReady() {
    await untilWhole({ projections, log, signal, whole, onProgress, states, areAllFedHere, mayBeFedElsewhere });
    isReady = true;
    void dropOlderVersions({ ...parts, leaseOf, leaseMs, isInUse, everyMs: dropEveryMs });
  }
  const areAllFedHere = () => runners.size === projections.length;
  const mayBeFedElsewhere = holder !== undefined;

  const ready = becomeReady();
  const failing = Promise.all(projections.map(fed)).then(() => undefined);
  // A feed that cannot start ends the wait for it too.
  const isFailed = failing.then(() => new Promise<void>(() => {}));
  return {
    states,
    ready: Promise.race([ready, isFailed]),
    isReady: () => isReady && !signal.aborted,
    rebuild: (group, onProgress, cancel) => runners.get(group)?.rebuild(onProgress, cancel),
    feeds: (group) => runners.has(group),
    async feederOf(name) {
      const group = projections.find((one) => one.group.name === name)?.group;
      if (holder === undefined || group === undefined) return null;
      return (await records.get<Held>(`lease:${leaseOf(group)}`))?.value.holder ?? null;
    },
    follow(follower) {
      seen.forEach(follower);
      followers.add(follower);
      return () => void followers.delete(follower);
    },
    isSure: () => [...leases.values()].every((isHeld) => isHeld()),
    ended: failing,
  };
}
