import { keepFirst, startFirst } from './first-college.ts';
import { startGoogle } from './google.ts';
import { newServers } from './servers.ts';
import { newDataDir, onFreePort, startStack } from './stack.ts';

/** All journeys share one stack with demo data, and each keeps to records of its own. Beside it runs a Google for the calendars. */
export default async function setup(): Promise<void> {
  if (process.env['PAIDEIA_URL']) return; // Somebody has started a stack already.
  let port = 0;
  const google = await startGoogle(() => `http://127.0.0.1:${port}/google-auth`);
  const servers = await newServers({ isOnly: true });
  const dataDir = newDataDir();
  const envOn = (free: number) => ({ RATE_LIMIT: '1000000', PORT: `${free}`, ...google.env, ...servers.env });
  // On servers a copy of the directory would be no college.
  const isInDirectory = !servers.env.EVENTSTORE_URL && !servers.env.MONGODB_URL;
  const startOn = async (free: number) => {
    port = free;
    const env = envOn(free);
    const first = isInDirectory ? keepFirst(dataDir, await startFirst(dataDir, env)) : undefined;
    return { first, stack: await startStack({ dataDir, env, patienceMs: 400_000 }) };
  };
  const { first, stack } = await onFreePort(startOn).catch(async (error: unknown) => {
    await servers.stop();
    throw error;
  });
  process.env['PAIDEIA_URL'] = stack.url;
  process.env['PAIDEIA_DATA'] = stack.dataDir;
  process.env['PAIDEIA_GOOGLE'] = google.url;
  // What else is started on this college needs them.
  Object.assign(process.env, servers.env);
  Object.assign(globalThis, { stack, google, servers, first });
}
