// These are the operator's commands: `npm run <name> -- <arguments>`.
import { createWriteStream, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { keepBackup } from '@paideia/projection-service/kernel/backup-kept.ts';
import { keepVerification } from '@paideia/projection-service/kernel/verification/verification.ts';
import { backup, keptOf, LogChanged } from './backup.ts';
import { keep, Misused, only, operation, say, withProgress, type Command, type Surroundings } from './command.ts';
import { provenErasure } from './erasure-proof.ts';
import { exportEvents, listErased } from './export.ts';
import { eachOf } from './files/file-index.ts';
import { firstSuperadminLink } from './first-superadmin.ts';
import { rebuild } from './rebuild.ts';
import { restore } from './restore.ts';
import { seedDemo } from './seed.ts';
import { verify } from './verify.ts';
import { sentenceOf } from './words.ts';
import { OperatorError } from './operator-error.ts';

const commands: Readonly<Record<string, Command>> = {
  seed: {
    usage: 'npm run seed',
    async run(_, here) {
      await withProgress(here, (report) =>
        seedDemo({ ...here, onProgress: (done, total) => report({ part: 'Demo data', done, total }) }),
      );
      say('The demo data is there.');
      return true;
    },
  },
  'first-superadmin': {
    usage: 'npm run first-superadmin [-- <address of the site>]',
    async run({ words }, here) {
      const lines = await firstSuperadminLink({ ...here, appUrl: (words[0] ?? here.publicUrl).replace(/\/+$/, '') });
      say(lines.join('\n'));
      return true;
    },
  },
  rebuild: {
    usage: 'npm run rebuild -- [read model ...]',
    async run({ words }, here) {
      await withProgress(here, (report) =>
        rebuild({
          ...here,
          groups: words,
          onProgress: ({ group, done, head }) => report({ part: `Read model ${group}`, done, total: head }),
        }),
      );
      say(`Rebuilt: ${words.length > 0 ? words.join(', ') : 'every read model'}.`);
      return true;
    },
  },
  verify: {
    usage: 'npm run verify [-- --digests]',
    options: { digests: { type: 'boolean' } },
    async run({ flags }, here) {
      const { found, isWhole, text } = await withProgress(here, (report) =>
        verify({ ...here, withDigests: flags['digests'] === true, onStage: report }),
      );
      await keep(
        here,
        (client) => client.keepVerification(found),
        (records) => keepVerification(records, found),
      );
      say(text);
      return isWhole;
    },
  },
  backup: {
    usage: 'npm run backup -- <new directory> [--since <earlier backup>] [--with-secrets]',
    options: { since: { type: 'string' }, 'with-secrets': { type: 'boolean' } },
    async run(given, here) {
      const into = only(given, this.usage);
      const { version } = JSON.parse(readFileSync(join(here.root, 'package.json'), 'utf8')) as { version: string };
      const { since, 'with-secrets': withSecrets } = given.flags as {
        readonly since?: string;
        readonly 'with-secrets'?: boolean;
      };
      const made = await withProgress(here, (onStage) =>
        backup({ ...here, into, since, product: version, withSecrets, onStage }),
      ).catch((error: unknown) => {
        if (error instanceof LogChanged)
          throw new OperatorError(
            `Nothing was backed up: the log is not as it was signed (${error.message}). \`npm run verify\` says where.`,
          );
        throw error;
      });
      await keep(
        here,
        (client) => client.keepBackup(keptOf(made)),
        (records) => keepBackup(records, keptOf(made)),
      );
      say(`Backed up ${made.events.count} events (chain ${made.events.hash}), ${made.bytes} bytes, to ${into}.`);
      say(
        made.hasSecrets
          ? 'The secrets are in it: whoever has this backup can read everything in it. Keep it as you keep a key.'
          : 'The secrets are not in it. Without a copy of the secrets directory, kept apart, nobody can read personal data of this backup again.',
      );
      const { count, bytes, linked, missing, damaged } = made.stored;
      if (count > 0) say(`Files: ${count}, ${bytes} bytes; ${linked} of them as in the earlier backup.`);
      const isWhole = missing.length + damaged.length === 0;
      if (!isWhole)
        say(
          [
            ...eachOf(
              missing,
              (key) => `The file ${key} is not in the backup: an event names it, and it is not there.`,
            ),
            ...eachOf(damaged, (key) => `The file ${key} is in the backup as it is, and it is not as it was stored.`),
          ].join('\n'),
        );
      return isWhole;
    },
  },
  restore: {
    usage: 'npm run restore -- <backup> [--replace] [--erased <list> ...]',
    options: { replace: { type: 'boolean' }, erased: { type: 'string', multiple: true } },
    async run(given, here) {
      const from = only(given, this.usage);
      if (await here.isRunning()) throw new OperatorError('Paideia is running on this data: stop it first.');
      const erased = (given.flags['erased'] ?? []) as readonly string[];
      const { manifest, keysRemoved, setAside, isOurKey, files } = await withProgress(here, (onStage) =>
        restore({ ...here, from, replace: given.flags['replace'] === true, erased, onStage }),
      );
      say(
        `Restored ${manifest.events.count} events as of ${manifest.madeAt}; the chain and its checkpoints fit. Keys of erased people removed: ${keysRemoved}.`,
      );
      if (!files) say('Files are not in it: it was made by a release whose backups left them out.');
      else if (files.count + files.leftOut.length > 0)
        say(
          `Files: ${files.count}, ${files.bytes} bytes. Of people who were erased, removed since or lost before, and left out: ${files.leftOut.length}.`,
        );
      if (!isOurKey)
        say('The backup was signed with another key than the one here, so only its own key vouches for it.');
      if (setAside) say(`What was here before is in ${setAside}.`);
      say(
        'The read models are built at the next start. Reactions (mails, notices) then wait: look around, then say `npm run resume`.',
      );
      return true;
    },
  },
  resume: {
    usage: 'npm run resume',
    async run(_, here) {
      const { resumed } = (await operation(here, '/operations/resume-reactions')) as { resumed: readonly string[] };
      say(
        resumed.length > 0 ? `These go on behind the last event: ${resumed.join(', ')}.` : 'Nothing waits for a word.',
      );
      return true;
    },
  },
  retry: {
    usage: 'npm run retry',
    async run(_, here) {
      const { mended } = (await operation(here, '/operations/retry-parked')) as { mended: number };
      say(`Parked events of reactions that came through: ${mended}.`);
      return true;
    },
  },
  export: {
    usage: 'npm run export -- <stream or category> [--decrypt] [--out <file>]',
    options: { decrypt: { type: 'boolean' }, out: { type: 'string' } },
    async run(given, here) {
      const what = only(given, this.usage);
      const { out } = given.flags;
      const into = typeof out === 'string' ? createWriteStream(out, { flags: 'wx', mode: 0o600 }) : process.stdout;
      const { events, sha256 } = await exportEvents({
        ...here,
        what,
        decrypt: given.flags['decrypt'] === true,
        out: into,
      });
      if (into !== process.stdout) {
        into.end();
        await finished(into);
      }
      process.stderr.write(`${events} events of ${what}; SHA-256 of the lines ${sha256}.\n`);
      // A file of nothing would be in the way of the next try, which writes over none.
      if (events === 0 && typeof out === 'string') rmSync(out);
      if (events === 0) throw new OperatorError(`There is no stream and no category ${what}.`);
      return true;
    },
  },
  'erasure-proof': {
    usage: 'npm run erasure-proof -- <file>',
    async run(given, here) {
      const { text, holds } = await provenErasure({ ...here, file: only(given, this.usage) });
      say(text);
      return holds;
    },
  },
  erased: {
    usage: 'npm run erased',
    async run(_, here) {
      say(JSON.stringify({ erased: await listErased(here) }));
      return true;
    },
  },
};

/** It is false when something was found that is not as it should be. It throws what went wrong, in a sentence. */
export async function operate(args: readonly string[], here: Surroundings): Promise<boolean> {
  const [name = '', ...rest] = args;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new OperatorError(`Give one of: ${Object.keys(commands).join(', ')}.`);
  try {
    const { values, positionals } = parseArgs({ args: rest, options: command.options ?? {}, allowPositionals: true });
    return await command.run({ words: positionals, flags: values }, here);
  } catch (error) {
    const { usage } = command;
    const sentence = error instanceof Misused ? `Usage: ${usage}` : sentenceOf(error, here.dataDir, usage);
    throw new OperatorError(sentence, { cause: error });
  }
}
