import type { EventDefinition, Events, Message } from '@paideia/events/kernel/message.ts';
import type { Metadata, Recorded } from '@paideia/events/kernel/metadata.ts';
import { personalPaths } from '@paideia/events/kernel/personal.ts';
import type { SubjectKeys } from './keys.ts';
import {
  changeAt,
  changeSealed,
  isSealed,
  sealedIn,
  sealValue,
  unsealValue,
  valueAt,
  type Path,
} from './personal-values.ts';
import { categoryOf, type NewEvent, type RecordedEvent } from './port.ts';

/** The mistake is ours to mend: the event is of no published type, or its data are not of that type's shape. Nothing was encrypted or written. */
export class UnfitEvent extends Error {}
/** The event was written by a later release than this one, so that reading it would mean guessing. */
export class UnreadableEvent extends Error {}

export type Codec = {
  /** It is for this stream and no other: it checks the data by its schema, encrypts what is personal and stamps the schema's version. Throws `UnfitEvent`. */
  encode(stream: string, event: Message, meta: Metadata, id: string): Promise<NewEvent>;
  /**
   * Answers the data in today's version and in plain; personal values are null without their key. An event of a type that nobody here knows, or in another
   * category than that of its type, comes as it was stored. Throws `UnreadableEvent`.
   */
  decode(event: RecordedEvent): Promise<Recorded>;
  /** Does as `decode`, in order; each person's key is looked up once. */
  decodeAll(events: readonly RecordedEvent[]): Promise<Recorded[]>;
  /** Does as `decodeAll`, with null for everything personal, whether its key is there or not: what is made of it outlives an erasure unchanged. */
  decodeImpersonal(events: readonly RecordedEvent[]): Recorded[];
  /** Looks for the person's key ahead of events that will most likely need it. What fails is told to whoever needs it indeed. */
  fetchKey(subject: string): Promise<void>;
  /** Says under whose key the event's personal values are; undefined when it has none. */
  subjectOf(event: RecordedEvent): string | undefined;
  /** Does as `subjectOf`, for events in which something is encrypted indeed. */
  sealedFor(event: RecordedEvent): string | undefined;
  /** Says whether something of what is encrypted in it can still be read. */
  isReadable(event: RecordedEvent): Promise<boolean>;
};

type Data = Record<string, unknown>;
type Kind = { readonly category: string; readonly definition: EventDefinition; readonly paths: readonly Path[] };
type Plan = { readonly kind: Kind; readonly version: number; readonly subject: string | undefined };

function kindsOf(tables: readonly Events[]): ReadonlyMap<string, Kind> {
  const kinds = new Map<string, Kind>();
  for (const { category, types } of tables)
    for (const [type, definition] of Object.entries(types)) {
      const paths = personalPaths(definition.schema);
      if (kinds.has(type)) throw new Error(`${type} is defined twice`);
      if (paths.length > 0 && !definition.subject) throw new Error(`${type} has personal fields and no subject`);
      for (let from = 1; from < definition.version; from++)
        if (!definition.upcasts[from]) throw new Error(`${type} has no way from version ${from} on`);
      kinds.set(type, { category, definition, paths });
    }
  return kinds;
}

// What is in the log was checked when it was written, so neither its data nor its metadata are parsed again.
const dataOf = (event: { readonly data: unknown }) => event.data as Data;
const metaOf = (event: RecordedEvent) => event.meta as Metadata;

function upcast({ version, upcasts }: EventDefinition, from: number, data: Data): Data {
  for (let at = from; at < version; at++) data = upcasts[at]!(data);
  return data;
}
function subjectOf(type: string, { subject }: EventDefinition, data: Data): string | undefined {
  const found: unknown = subject?.(data);
  if (found === null) return undefined;
  if (typeof found !== 'string' || found === '')
    throw new UnfitEvent(`${type} does not say whose personal data it has`);
  return found;
}

/** Says how to read the event; undefined means that it stays as it is. */
function planOf(kinds: ReadonlyMap<string, Kind>, event: RecordedEvent): Plan | undefined {
  const kind = kinds.get(event.type);
  if (!kind || kind.category !== categoryOf(event.stream)) return undefined;
  const { definition, paths } = kind;
  const version = metaOf(event)?.schemaVersion;
  if (!(version >= 1 && version <= definition.version))
    throw new UnreadableEvent(
      `${event.stream}@${event.revision}: ${event.type} has version ${version}, known are 1 to ${definition.version}`,
    );
  if (paths.length === 0 && version === definition.version) return undefined;
  if (paths.length === 0 && !definition.subject) return { kind, version, subject: undefined };
  // Whose it is can be said of today's shape only, and the key is not there yet: upcasts must bear nulls anyway, for the erased.
  const open =
    version === definition.version
      ? dataOf(event)
      : upcast(definition, version, changeSealed(dataOf(event), () => null) as Data);
  return { kind, version, subject: subjectOf(event.type, definition, open) };
}

function open(
  event: RecordedEvent,
  { kind: { definition, paths }, version, subject }: Plan,
  key: Buffer | undefined,
): unknown {
  // What is about nobody was written as it is.
  const reveal = (value: unknown, path: Path) =>
    subject === undefined ? value : unsealValue(key, value, { stream: event.stream, subject }, path);
  if (version === definition.version)
    return paths.reduce((data: unknown, path) => changeAt(data, path, (value) => reveal(value, path)), event.data);
  const data: unknown = upcast(definition, version, changeSealed(event.data, reveal) as Data);
  // What became personal later stands in the log in plain: without the key it is not read either.
  const isGone = subject !== undefined && key === undefined;
  return isGone
    ? paths.reduce((rest, path) => (valueAt(rest, path) == null ? rest : changeAt(rest, path, () => null)), data)
    : data;
}

/** Says whose key decides how the event reads; of one in today's version in which nothing is encrypted no key says anything. */
function keyOwner(event: RecordedEvent, plan: Plan | undefined): string | undefined {
  if (plan?.subject === undefined) return undefined;
  const { kind, version, subject } = plan;
  const isOld = version < kind.definition.version;
  return isOld || kind.paths.some((path) => isSealed(valueAt(event.data, path))) ? subject : undefined;
}

/** The `tables` hold all published events; a type that is not among them cannot be written. */
export function codec(tables: readonly Events[], keys: SubjectKeys): Codec {
  const kinds = kindsOf(tables);

  function recorded(event: RecordedEvent, plan: Plan | undefined, key: Buffer | undefined): Recorded {
    const { id, type, stream, revision, position } = event;
    return {
      id,
      type,
      data: plan ? open(event, plan, key) : event.data,
      meta: metaOf(event),
      stream,
      revision,
      position,
    };
  }
  async function decodeAll(events: readonly RecordedEvent[]): Promise<Recorded[]> {
    const plans = events.map((event) => planOf(kinds, event));
    const subjects = new Set<string>();
    for (let i = 0; i < events.length; i++) {
      const owner = keyOwner(events[i]!, plans[i]);
      if (owner !== undefined) subjects.add(owner);
    }
    const found = new Map(
      await Promise.all([...subjects].map(async (subject) => [subject, await keys.forReading(subject)] as const)),
    );
    return events.map((event, i) => recorded(event, plans[i], found.get(plans[i]?.subject ?? '')));
  }

  return {
    async encode(stream, { type, data }, meta, id) {
      const kind = kinds.get(type);
      if (!kind) throw new UnfitEvent(`no event is called ${type}`);
      const { definition, paths } = kind;
      const checked = definition.schema.safeParse(data);
      // Only the places that are wrong are named: what stands there may be personal.
      if (!checked.success)
        throw new UnfitEvent(
          `${type} is unfit at ${checked.error.issues.map(({ path, code }) => `${path.join('.')} (${code})`).join(', ')}`,
        );
      const stamped = { ...meta, schemaVersion: definition.version };
      if (paths.length === 0) return { id, type, data: checked.data, meta: stamped };

      const subject = subjectOf(type, definition, checked.data);
      if (subject === undefined) return { id, type, data: checked.data, meta: stamped };
      const isEmpty = paths.every((path) => valueAt(checked.data, path) == null);
      if (isEmpty) return { id, type, data: checked.data, meta: stamped };
      const key = await keys.forWriting(subject);
      // Of whoever was erased nothing personal is written any more.
      const hide = (path: Path) => (value: unknown) => (key ? sealValue(key, value, { stream, subject }, path) : null);
      const hidden = paths.reduce((rest: unknown, path) => changeAt(rest, path, hide(path)), checked.data);
      return { id, type, data: hidden, meta: stamped };
    },
    decode: async (event) => (await decodeAll([event]))[0]!,
    decodeAll,
    decodeImpersonal: (events) => events.map((event) => recorded(event, planOf(kinds, event), undefined)),
    fetchKey: (subject) =>
      keys.forReading(subject).then(
        () => undefined,
        () => undefined,
      ),
    subjectOf: (event) => planOf(kinds, event)?.subject,
    sealedFor: (event) => (sealedIn(event.data).length > 0 ? planOf(kinds, event)?.subject : undefined),
    async isReadable(event) {
      const subject = planOf(kinds, event)?.subject;
      const key = subject === undefined ? undefined : await keys.forReading(subject);
      const { stream } = event;
      return sealedIn(event.data).some(
        ({ value, path }) => unsealValue(key, value, { stream, subject }, path) !== null,
      );
    },
  };
}
