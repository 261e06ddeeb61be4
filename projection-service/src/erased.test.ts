import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { openDocumentStore, openRecords } from '@paideia/documents/open.ts';
import { catalogue } from '@paideia/events/catalogue.ts';
import { personalPaths } from '@paideia/events/kernel/personal.ts';
import { sampleOf } from '@paideia/events/kernel/testing/sample.ts';
import { uuidFrom } from '@paideia/events/kernel/uuid.ts';
import { codec } from '@paideia/store/codec.ts';
import { hitsLive, subjectKeys } from '@paideia/store/keys.ts';
import { openEventStore } from '@paideia/store/open.ts';
import { z } from 'zod';
import { logOf } from './kernel/log.ts';
import { runService } from './kernel/service/service.ts';
import { everything } from './kernel/testing/stores.ts';
import { projections } from './projections.ts';

const person = 'e'.repeat(24);
const stem = 'Zyxquill';
type Fields = Record<string, unknown>;

const schemaAt = (schema: z.ZodType, path: readonly string[]): z.ZodType =>
  path.reduce<z.ZodType>((at, name) => (at instanceof z.ZodObject ? (at.shape[name] as z.ZodType) : at), schema);
/** What is in a list or an object stands there under every name that fits. */
function wordsIn(schema: z.core.$ZodType, words: string): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return wordsIn(schema.unwrap(), words);
  if (schema instanceof z.ZodRecord) return { error: words };
  return sampleOf(schema, { words });
}
const put = (data: Fields, [name = '', ...rest]: readonly string[], value: unknown): Fields => ({
  ...data,
  [name]: rest.length === 0 ? value : put(data[name] as Fields, rest, value),
});

/** Makes every event type that has personal fields, once, of that one person, each field with a word of its own where any word fits. */
function written() {
  const all = catalogue.flatMap(({ category, types }) =>
    Object.entries(types).flatMap(([type, { schema, subject }]) =>
      subject && personalPaths(schema).length > 0 ? [{ category, type, schema, subject }] : [],
    ),
  );
  const places: string[] = [];
  const wordless: string[] = [];
  const events = all.map(({ category, type, schema, subject }, n) => {
    const sample = sampleOf(schema) as Fields;
    // The type itself says whose it is.
    const whose = Object.keys(sample).find((name) => subject({ ...sample, [name]: person }) === person);
    if (whose === undefined) throw new Error(`nothing in ${type} says whose it is`);
    let data: Fields = { ...sample, [whose]: person };
    for (const path of personalPaths(schema)) {
      const word = `${stem}${String.fromCharCode(97 + Math.floor(places.length / 26), 97 + (places.length % 26))}`;
      const value = wordsIn(schemaAt(schema, path), word);
      data = put(data, path, value);
      const hasWord = JSON.stringify(value).includes(word);
      (hasWord ? places : wordless).push(`${type}.${path.join('.')}`);
    }
    return { stream: `${category}-${`${n}`.padStart(24, '0')}`, type, data };
  });
  return { events, places, wordless };
}

test('once the key of a person is gone and the read models are built anew, no file and no screen has a word of what any event said', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'erased-'));
  const end = new AbortController();
  const store = await openEventStore({ dataDir });
  const keyRecords = await openRecords({ dataDir, file: 'keys' });
  const keys = subjectKeys(keyRecords, '33'.repeat(32));
  const { encode } = codec(catalogue, keys);
  const reading = codec(catalogue, subjectKeys(keyRecords, '33'.repeat(32), { readOnly: true }));
  const documents = await openDocumentStore({ dataDir });
  const records = await openRecords({ dataDir, file: 'projections' });
  const { events, places, wordless } = written();
  // Dates, figures and fixed choices hold no words; everything else does.
  expect(places.length).toBeGreaterThan(60);
  expect(wordless).toEqual([
    ...['AlumniProfileCompleted.gradDate', 'AlumniProfileUpdated.gradDate'],
    ...['CardAdded.endingDigits', 'CardAdded.expiry'],
    ...['Requested', 'Delayed', 'Retried', 'AuthenticationRequired', 'Succeeded', 'Failed'].map(
      (what) => `CardPayment${what}.endingDigits`,
    ),
    ...['Requested', 'Delayed', 'Retried', 'Succeeded', 'Failed', 'ReturnedOtherwise'].map(
      (what) => `CardRefund${what}.endingDigits`,
    ),
    ...['EvaluationRecorded.rating', 'EvaluationRevised.rating'],
  ]);
  for (const [n, { stream, type, data }] of events.entries()) {
    const id = uuidFrom('erased', n);
    const meta = {
      at: '2026-11-24T09:00:00.000Z',
      actorId: null,
      commandId: id,
      correlationId: id,
      channel: 'WEB',
      schemaVersion: 1,
      payloadHash: '',
    } as const;
    await store.append(stream, [await encode(stream, { type, data }, meta, id)], 'none');
  }
  const service = runService({
    projections,
    documents,
    records,
    log: logOf(store, reading),
    signal: end.signal,
    holder: undefined,
    warn: () => {},
    onProgress: () => {},
  });
  const screens = async () =>
    JSON.stringify(
      await Promise.all(
        projections.flatMap(({ collections }) => collections.map((one) => everything(documents, one as never))),
      ),
    );
  const files = () =>
    readdirSync(dataDir).filter((name) => name !== 'secrets' && readFileSync(join(dataDir, name)).includes(stem));
  try {
    await service.ready;
    const shown = await screens();
    const seen = places.filter((_, n) =>
      shown.includes(`${stem}${String.fromCharCode(97 + Math.floor(n / 26), 97 + (n % 26))}`),
    );
    expect(seen).toEqual(places); // The system log shows what no other list does.
    expect(files()).toContain('documents.mdb');
    expect(files()).not.toContain('events.mdb');

    await keys.erase(person);
    await wait(hitsLive + 100);
    for (const { group } of projections) await service.rebuild(group.name, () => {});
    await documents.shredRemoved();
    expect([await screens(), files()]).toEqual([expect.not.stringContaining(stem), []]);
  } finally {
    end.abort();
    await service.ended.catch(() => undefined);
    await Promise.all([documents.close(), records.close(), keyRecords.close(), store.close()]);
    rmSync(dataDir, { recursive: true, force: true });
  }
});
