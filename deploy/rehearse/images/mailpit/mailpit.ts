// Takes letters as Mailpit does, on port 1025, and lists them under the same address on port 8025. In memory.
import { createServer } from 'node:http';
import { SMTPServer } from 'smtp-server';

const messages: { readonly To: readonly { readonly Address: string }[]; readonly Text: string }[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, { envelope }, done) {
    let text = '';
    stream.on('data', (part: Buffer) => (text += part.toString()));
    stream.on('end', () => {
      messages.unshift({ To: envelope.rcptTo.map(({ address }) => ({ Address: address })), Text: text });
      done();
    });
  },
});
smtp.on('error', (error) => console.error(error.message));
smtp.listen(1025);
createServer((_, response) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ total: messages.length, messages })),
).listen(8025);
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(0));
