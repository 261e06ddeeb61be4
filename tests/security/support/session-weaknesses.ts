import type { Weakness } from './weakened.ts';

/** They take their defences from sign-in, sessions, tokens and links; none of them hides the lack of another. */
export const sessionWeaknesses: readonly Weakness[] = [
  {
    file: 'query-api/src/kernel/session/session-watch.ts',
    from: 'endedAt: (userId) => ended.get(userId)',
    to: 'endedAt: () => undefined',
  },
  { file: 'query-api/src/kernel/session/session.ts', from: 'kept.isEnded === true ||', to: '' },
  { file: 'query-api/src/kernel/request/person.ts', from: 'await sessions.end(before);', to: '' },
  {
    file: 'query-api/src/kernel/request/person.ts',
    from: "const begun = await sessions.begin(id, deviceOf(headerOf(request, 'user-agent')), position, channel);",
    to: "const begun = before && (await sessions.find(before)).state === 'open' ? { token: before, session: { sessionId: 'x', userId: id, channel, createdAt: '' } } : await sessions.begin(id, deviceOf(undefined), position);",
  },
  { file: 'query-api/src/kernel/request/person.ts', from: "status !== 'deactivated' && (", to: '(true || ' },
  {
    file: 'command-service/src/sign-in/password.ts',
    from: "await verify(verifier ?? (await (nobodys ??= hash(randomBytes(32).toString('hex')))), digest)",
    to: 'verifier !== undefined && (await verify(verifier, digest))',
  },
  { file: 'command-service/src/sign-in/sign-in.ts', from: 'if (retryAfter > 0) return tooMany(retryAfter);', to: '' },
  {
    file: 'command-service/src/sign-in/links.ts',
    from: 'return (await accounts.take<Link>(keyOf(token))) !== undefined;',
    to: 'return true;',
  },
  {
    file: 'command-service/src/sign-in/links.ts',
    from: "return purpose === 'verify' || password === (await passwordOf(userId));",
    to: 'return true;',
  },
  { file: 'command-service/src/slices.ts', from: 'impersonationAftermath,', to: '' },
  { file: 'command-service/src/sign-in/links.ts', from: 'link && wanted.includes(link.purpose)', to: 'link' },
  // The digest is what people sign in with, and must come as one.
  {
    file: 'query-api/src/kernel/server/credentials.ts',
    from: 'if (!/^[0-9a-f]{64}$/.test(text)) throw',
    to: 'if (false) throw',
  },
  {
    file: 'command-service/src/sign-in/sign-in.ts',
    from: 'password: z.string().regex(/^[0-9a-f]{64}$/),',
    to: 'password: z.string(),',
  },
  {
    file: 'command-service/src/sign-in/sign-in.ts',
    from: 'if (!(await record(judged, request)))',
    to: "log.info({ request }, 'somebody signs in'); if (!(await record(judged, request)))",
  },
  {
    file: 'command-service/src/sign-in/record.ts',
    from: "return environment === 'admin-production' &&",
    to: 'return false &&',
  },
  {
    file: 'query-api/src/kernel/session/session.ts',
    from: 'since(kept.seenAt) >= times.idle || since(kept.signedInAt) >= times.absolute ||',
    to: '',
  },
  // A token is read and not verified.
  {
    file: 'query-api/src/kernel/request/person.ts',
    from: 'const found = await sessions.find(token);',
    to: `const [, said = 'e30'] = /^Bearer [^.]*[.]([^.]*)/.exec(request.headers.authorization ?? '') ?? [];
      const { sub } = JSON.parse(Buffer.from(said, 'base64url').toString());
      const found = sub ? { state: 'open', session: { sessionId: 'x', userId: sub, channel, createdAt: '' } } : await sessions.find(token);`,
  },
  // The host of a link is what the request says.
  {
    file: 'query-api/src/kernel/limits/csrf-prevention.ts',
    from: "sayHeader(response, 'Cache-Control', 'no-store');",
    to: "globalThis.toldHost = request.headers['x-forwarded-host'] ?? globalThis.toldHost;",
  },
  {
    file: 'command-service/src/mails/mail.reactions.ts',
    from: 'baseUrl: (apiHost || publicUrl)',
    to: 'baseUrl: (globalThis.toldHost ? `https://${globalThis.toldHost}` : publicUrl)',
  },
  // A password that comes with a sign-up is kept.
  {
    file: 'query-api/src/accounts/sign-up.resolver.ts',
    from: 'address: context.address }',
    to: 'address: context.address, password: input.password }',
  },
  {
    file: 'command-service/src/sign-in/self-service.ts',
    from: 'commandId, address: z.string().max(64).optional()',
    to: 'commandId, address: z.string().max(64).optional(), password: z.string().optional()',
  },
  {
    file: 'command-service/src/sign-in/self-service.ts',
    from: "commandId: id, address = '' }",
    to: "commandId: id, address = '', password }",
  },
  {
    file: 'command-service/src/sign-in/self-service.ts',
    from: "return handle({ type: 'SelfCreateAccount'",
    to: "if (password) await credentials.effects.ChangePassword(account, { password, actor: {} }); return handle({ type: 'SelfCreateAccount'",
  },
];
