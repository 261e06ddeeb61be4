import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { exampleId } from '@paideia/events/kernel/examples.ts';
import { mailboxTransport } from './mailbox-transport.ts';
import { smtpTransport } from './smtp-transport.ts';
import type { Letter } from './transport.ts';

const letter: Letter = {
  id: exampleId('m'),
  from: { name: 'Cedar Ridge, Learning', address: 'office@example.org' },
  to: 'ada@example.org',
  replyTo: 'silas@example.org',
  subject: 'Wniosek o zwolnienie: Łukasz',
  text: 'Dzień dobry\n',
  html: '<p>Dzień dobry</p>',
};
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

describe('the local mailbox', () => {
  test('keeps each letter once, for mail programs and for programs', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'paideia-mailbox-'));
    ends.push(() => rmSync(directory, { recursive: true, force: true }));
    const mailbox = mailboxTransport(join(directory, 'mailbox'));
    await mailbox.send(letter);
    await mailbox.send(letter);
    expect(readdirSync(join(directory, 'mailbox')).sort()).toEqual([`${letter.id}.eml`, `${letter.id}.json`]);
    expect(JSON.parse(readFileSync(join(directory, 'mailbox', `${letter.id}.json`), 'utf8'))).toMatchObject({
      ...letter,
      sentAt: expect.any(String),
    });
    const eml = readFileSync(join(directory, 'mailbox', `${letter.id}.eml`), 'utf8');
    expect(eml).toMatch(/^From: "Cedar Ridge, Learning" <office@example\.org>$/m);
    expect(eml).toMatch(/^To: ada@example\.org$/m);
    expect(eml).toMatch(/^Reply-To: silas@example\.org$/m);
    expect(eml).toMatch(new RegExp(`^Message-ID: <${letter.id}@example\\.org>$`, 'm'));
    expect(eml).toContain('multipart/alternative');
  });
});

describe('SMTP', () => {
  async function server(refuses = false): Promise<{ url: string; received: string[] }> {
    const received: string[] = [];
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: (_address, _session, done) => done(refuses ? new Error('mailbox unknown') : null),
      onData(stream, _session, done) {
        let text = '';
        stream.on('data', (part: Buffer) => (text += part.toString('utf8')));
        stream.on('end', () => (received.push(text), done()));
      },
    });
    await new Promise<void>((ready) => smtp.listen(0, '127.0.0.1', ready));
    ends.push(() => new Promise<void>((closed) => smtp.close(() => closed())));
    return { url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`, received };
  }
  test('hands a letter over', async () => {
    const { url, received } = await server();
    const transport = smtpTransport(url);
    ends.push(() => transport.close());
    await transport.send(letter);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatch(/^To: ada@example\.org\r?$/m);
  });
  test('says so when nobody takes it', async () => {
    const { url } = await server(true);
    const transport = smtpTransport(url);
    ends.push(() => transport.close());
    await expect(transport.send(letter)).rejects.toMatchObject({ code: 'EENVELOPE', responseCode: 550 });
    await expect(smtpTransport('smtp://127.0.0.1:1').send(letter)).rejects.toThrow();
  });
});
