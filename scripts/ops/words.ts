import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '@paideia/command-service/kernel/http/client.ts';
import { ChainBroken } from '@paideia/store/chain/chain.follower.ts';
import { UnreadableEvent } from '@paideia/store/codec.ts';
import { WrongConfiguration } from '@paideia/store/configuration.ts';
import { StorageFull } from '@paideia/objects/port.ts';
import { StoreUnavailable, Unreadable } from '@paideia/store/port.ts';
import { NoSecret } from '@paideia/store/secrets.ts';
import { LogChanged } from './backup.ts';
import { nobodyIsThere } from './command.ts';
import { StorageUnavailable } from './files/storage.ts';
import { SuperadminIsThere } from './first-superadmin.ts';

// What the operator's commands throw themselves is an Error and nothing more. A driver's has a class of its own, or a code.
const ours: readonly unknown[] = [
  Error,
  ChainBroken,
  LogChanged,
  NoSecret,
  Refusal,
  StorageUnavailable,
  SuperadminIsThere,
  Unreadable,
  UnreadableEvent,
  WrongConfiguration,
];

function known(error: unknown): string | undefined {
  if (error instanceof StoreUnavailable)
    return `The ${error.store}${error.store === 'event store' ? ' at EVENTSTORE_URL' : ' at MONGODB_URL'} does not answer. See that it runs and can be reached, then say the command again.`;
  if (nobodyIsThere(error)) return 'Paideia is not running on this data: start it first.';
  const { code, path, constructor, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || error instanceof StorageFull)
    return 'The disk is full: make room, then say the command again.';
  if (code === 'ENOENT' && path !== undefined) return `There is no ${path}.`;
  if (code === 'EEXIST' && path !== undefined) return `There is a ${path} already.`;
  if ((code === 'EACCES' || code === 'EPERM') && path !== undefined) return `This account may not use ${path}.`;
  return code === undefined && ours.includes(constructor) ? message : undefined;
}

/** What went wrong in a sentence of ours. What a driver says is of no use to an operator, and is kept for whoever mends it. */
export function sentenceOf(error: unknown, dataDir: string): string {
  const sentence = known(error);
  if (sentence !== undefined) return sentence;
  const file = join(dataDir, 'logs', 'operator.log');
  mkdirSync(join(dataDir, 'logs'), { recursive: true, mode: 0o700 });
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  appendFileSync(file, `${new Date().toISOString()} ${text}\n`, { mode: 0o600 });
  return `The command could not do its work, for a reason that it does not know. What was reported stands in ${file}.`;
}
