// This tries what .env and the files beside docker-compose.yml do.
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { variables } from '@paideia/store/configuration.ts';
import { secretNames, variableOf } from '@paideia/store/secrets.ts';
import { run } from './docker.ts';
import type { Project } from './project.ts';

/** Within the containers these are always so. */
const own = ['COMMAND_URL', 'DATA_DIR', 'HOST', 'LISTEN', 'PORT', 'PROJECTION_URL'];
const names = [...Object.keys(variables.shape), ...secretNames.map(variableOf)].filter((name) => !own.includes(name));

export async function everyVariable({ compose, directory, url }: Project): Promise<string> {
  const file = join(directory, 'every');
  writeFileSync(file, names.map((name) => `${name}=a-${name}\n`).join(''));
  const environmentWith = async (more: readonly string[]) => {
    const { services } = JSON.parse(await compose([...more, 'config', '--format', 'json'])) as {
      services: Record<string, { environment: Record<string, string> }>;
    };
    return services['query-api']!.environment;
  };
  const given = await environmentWith(['--env-file', file]);
  const missing = names.filter((name) => given[name] !== `a-${name}`);
  if (missing.length > 0) throw new Error(`${missing.join(', ')} do not`);
  const { PUBLIC_URL } = await environmentWith([]);
  if (PUBLIC_URL !== url) throw new Error(`PUBLIC_URL is ${PUBLIC_URL}`);
  return `${names.length} of them; ${own.join(', ')} are the containers' own`;
}

const files = (...paths: readonly string[]) => paths.flatMap((path) => ['--file', path]);

/** Longer than a part may fail that was healthy before. */
const slowSeconds = 60;
export async function upWithSlowBuild({ compose, directory }: Project): Promise<string> {
  const slow = join(directory, 'slow.yml');
  const start = 'exec node --enable-source-maps projection-service/dist/main.js';
  const entrypoint = ['sh', '-c', `sleep ${slowSeconds}; ${start}`];
  writeFileSync(slow, JSON.stringify({ services: { 'projection-service': { entrypoint, command: [] } } }));
  await compose([...files('docker-compose.yml', slow), 'up', '--detach', '--no-build', '--wait'], 230);
  return `projection-service was not ready for ${slowSeconds} s`;
}

export async function tls({ compose, directory, ports }: Project): Promise<string> {
  const certificate = join(directory, 'fullchain.pem');
  const made = ['-newkey', 'rsa:2048', '-nodes', '-keyout', join(directory, 'privkey.pem'), '-out', certificate];
  const named = ['-days', '1', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  await run('openssl', ['req', '-x509', ...made, ...named]);
  const address = `https://localhost:${ports.HTTPS_PORT}`;
  const more = { TLS_DIR: directory, PUBLIC_URL: address, APP_ENV: 'production' };
  await compose(
    [...files('docker-compose.yml', 'deploy/tls.yml'), 'up', '--detach', '--no-build', '--wait'],
    110,
    more,
  );
  const answer = await new Promise<{ readonly status?: number | undefined; readonly isStrict: boolean }>(
    (resolve, reject) =>
      request(`${address}/health/ready`, { ca: readFileSync(certificate) }, ({ statusCode: status, headers }) =>
        resolve({ status, isStrict: 'strict-transport-security' in headers }),
      )
        .on('error', reject)
        .end(),
  );
  if (answer.status !== 200 || !answer.isStrict) throw new Error(JSON.stringify(answer));
  const { status, headers } = await fetch(`http://127.0.0.1:${ports.HTTP_PORT}/login`, { redirect: 'manual' });
  if (status !== 308 || headers.get('location') !== 'https://127.0.0.1/login')
    throw new Error(`http answers ${status}`);
  return 'https is answered and says that it stays so, http leads there';
}
