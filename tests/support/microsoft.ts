import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

type Person = { readonly sub: string; readonly email: string; readonly email_verified?: boolean };
const clientSecret = 'a secret of loopback only';

/** It starts the provider beside the test; `visit` does what a browser does there: it follows until it is sent back to us. */
export async function startMicrosoft(callback: string, person: Person) {
  const child = spawn(process.execPath, [join(__dirname, 'microsoft.mjs')], {
    env: {
      ...process.env,
      CALLBACK: callback,
      PERSON: JSON.stringify(person),
      CLIENT_SECRET: clientSecret,
      NODE_OPTIONS: '',
    },
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  const issuer = line.toString().trim();
  return {
    config: { issuer, clientId: 'paideia', clientSecret },
    be: (next: Person) => fetch(`${issuer}/person`, { method: 'POST', body: JSON.stringify(next) }),
    async visit(url: string): Promise<URL> {
      const jar = new Map<string, string>();
      for (let at = url; ;) {
        if (at.startsWith(callback)) return new URL(at);
        const response = await fetch(at, {
          redirect: 'manual',
          headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
        });
        for (const cookie of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
          jar.set(name, value);
        }
        const next = response.headers.get('location');
        if (next === null)
          throw new Error(`${at} answered ${response.status}: ${(await response.text()).slice(0, 300)}`);
        at = new URL(next, at).href;
      }
    },
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}
export type MicrosoftDouble = Awaited<ReturnType<typeof startMicrosoft>>;
