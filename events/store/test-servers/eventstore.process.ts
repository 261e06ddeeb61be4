// This is the stand-in as a process that can be killed or stopped: `node --import tsx eventstore.process.ts PORT FILE [HOST]`. It says its address in a line.
import { eventStoreServer } from './eventstore.ts';

const [port = '0', file, host] = process.argv.slice(2);
const { url } = await eventStoreServer({ port: Number(port), file, host });
process.stdout.write(`${url}\n`);
