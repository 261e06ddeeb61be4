import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const read = (path: string) => readFileSync(join(__dirname, '..', path), 'utf8');
/** What a file declares `name` to be. */
const declared = (path: string, name: string) =>
  new RegExp(`${name} = [\`'](?:\\$\\{filesPath\\})?(/[^\`']+)`).exec(read(path))?.[1] ?? '';

test('the proxy writes no token of an address down', () => {
  const tokened = [
    declared('query-api/src/calendar/calendar-feed.queries.ts', 'feedPath'),
    declared('query-api/src/kernel/http/files.ts', 'filesPath'),
    declared('command-service/objects/src/open.ts', 'partsPath'),
    ...[...read('command-service/src/mails/link.rules.ts').matchAll(/`(\/[\w-]+)\/\$\{tokenMark\}`/g)].map(
      ([, path]) => path!,
    ),
    /'(\/[\w-]+)\/:code'/.exec(read('web/src/transcripts/transcripts.screens.ts'))?.[1] ?? '',
  ];
  expect(tokened.every((path) => path.startsWith('/'))).toBe(true);
  expect(tokened).toHaveLength(7);
  const [proxy, web] = [read('deploy/proxy.conf'), read('deploy/web.conf')];
  const silent = new RegExp(/location ~ (\S+) \{\n\s+error_log \S+ crit;/.exec(proxy)![1]!);
  const cut = new RegExp(/"~(\^\(\?<named>[^"]+)" "\$\{named\}\.\.\.";/.exec(web)![1]!);
  for (const path of tokened) {
    const address = `${path}/A-token_of43signs?suggestedLocale=en`;
    expect(silent.test(address)).toBe(true);
    expect(cut.exec(address)?.groups?.['named']).toBe(`/${path.split('/')[1]}/`);
  }
  const format = /log_format written '([^']+)'/.exec(web)![1]!;
  expect(format).toContain('$written_uri');
  expect(format).not.toMatch(/\$(request|request_uri|args|http_referer|uri)\b/);
  for (const conf of [proxy, read('deploy/tls.conf')]) expect(conf).toContain('access_log /dev/stdout written;');
});
