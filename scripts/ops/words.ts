import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { ChainBroken } from '@paideia/store/chain/follower.ts';
import { UnreadableEvent } from '@paideia/store/codec.ts';
import { WrongConfiguration } from '@paideia/store/configuration.ts';
import { StorageFull } from '@paideia/objects/port.ts';
import { LaterRelease } from '@paideia/store/format/format.ts';
import { ForeignKey } from '@paideia/store/own-keys.ts';
import { StoreUnavailable, Unreadable } from '@paideia/store/port.ts';
import { NoSecret } from '@paideia/store/secrets.ts';
import { nobodyIsThere } from './command.ts';
import { OperatorError } from './operator-error.ts';

/** The services throw these in sentences of ours, beside what the commands throw themselves. */
const ours: readonly (new (...given: never[]) => Error)[] = [
  ChainBroken,
  ForeignKey,
  LaterRelease,
  NoSecret,
  OperatorError,
  Unreadable,
  UnreadableEvent,
  WrongConfiguration,
];

const isObject = (error: unknown): error is object => typeof error === 'object' && error !== null;

function known(error: unknown, dataDir: string, usage: string): string | undefined {
  if (!isObject(error)) return undefined;
  if (error instanceof StoreUnavailable)
    return `The ${error.store}${error.store === 'event store' ? ' at EVENTSTORE_URL' : ' at MONGODB_URL'} does not answer. See that it runs and can be reached, then say the command again.`;
  if (nobodyIsThere(error)) return 'Paideia is not running on this data: start it first.';
  const { code, path, message, name, cause } = error as NodeJS.ErrnoException;
  if (String(code).startsWith('ERR_PARSE_ARGS')) return `Usage: ${usage}`;
  // What waited was stopped by whoever asked for it, who said so in words.
  if (name === 'AbortError' && cause instanceof OperatorError) return cause.message;
  if (code === 'ENOSPC' || error instanceof StorageFull)
    return 'The disk is full: make room, then say the command again.';
  if (code === 'ENOENT' && path !== undefined) return `There is no ${path}.`;
  if (code === 'EEXIST' && path !== undefined) return `There is a ${path} already.`;
  if ((code === 'EACCES' || code === 'EPERM') && path !== undefined) return `This account may not use ${path}.`;
  // LMDB numbers it and names no file.
  if ((code as unknown) === 13 && message.startsWith('Permission denied'))
    return `This account may not use the stores in ${dataDir}: give it the right to read and write all files there.`;
  if (code === 'EROFS' && path !== undefined)
    return `${path} is on a disk that is read-only, and every command writes locks beside the stores: copy the directory, and set DATA_DIR to the copy.`;
  return ours.some((kind) => error instanceof kind) ? message : undefined;
}

/** It tells what went wrong in a sentence of ours. What a driver says is of no use to an operator, and is kept for whoever mends it. */
export function sentenceOf(error: unknown, dataDir: string, usage = ''): string {
  const sentence = known(error, dataDir, usage);
  if (sentence !== undefined) return sentence;
  const unknown = 'The command could not do its work, for a reason that it does not know.';
  const file = join(dataDir, 'logs', 'operator.log');
  try {
    mkdirSync(join(dataDir, 'logs'), { recursive: true, mode: 0o700 });
    appendFileSync(file, `${new Date().toISOString()} ${inspect(error)}\n`, { mode: 0o600 });
  } catch {
    return `${unknown} What was reported could not be kept in ${file}.`;
  }
  return `${unknown} What was reported stands in ${file}.`;
}
