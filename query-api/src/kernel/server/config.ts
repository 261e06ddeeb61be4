import { join, resolve } from 'node:path';
import type { MicrosoftConfig } from '../session/microsoft.ts';
import { sessionTimes, type SessionTimes } from '../session/session.ts';

/** `test` is a public trial installation and as strict as production; automated tests say what they need. */
export const environments = ['development', 'test', 'production', 'admin-production'] as const;
export type Environment = (typeof environments)[number];

export type Config = {
  readonly environment: Environment;
  readonly dataDir: string;
  readonly host: string;
  readonly port: number;
  /** The web build. */
  readonly webDir: string;
  /** Where command-service and projection-service listen: a socket's path or host:port. */
  readonly commandUrl: string;
  readonly projectionUrl: string;
  /** How many proxies in front of us may be believed about `X-Forwarded-For`. */
  readonly proxies: number;
  /** Requests a minute of one address, of one session, and of sign-ins and anonymous reports of one address. */
  readonly rates: Rates;
  /** How long a session lasts without use, and at all. */
  readonly sessions: SessionTimes;
  /** Where people reach the web; providers send them back there. */
  readonly publicUrl: string;
  /** Undefined while nobody has set it up. */
  readonly microsoft: MicrosoftConfig | undefined;
  /** Whether calendars can be connected; command-service knows the rest. */
  readonly hasGoogle: boolean;
  readonly logLevel: string;
  /** With which `/metrics` is read from another machine; without one it is for this machine only. */
  readonly metricsToken: string | undefined;
  /** Where the main installation is: links of mails lead people of the other environments there. */
  readonly mainUrl: string | undefined;
  /** Where letters lie that go nowhere; undefined when a mail server takes them. */
  readonly mailboxDir: string | undefined;
};
/** Requests a minute: of an address, of a session, and of an address what signs in and what only visitors do. */
export type Rates = {
  readonly address: number;
  readonly session: number;
  readonly signIns: number;
  readonly guarded: number;
};

/** Development offers schema queries, the schema's own words in errors, and any operation. */
export const isOpen = ({ environment }: Pick<Config, 'environment'>): boolean => environment === 'development';

type Env = Readonly<Record<string, string | undefined>>;
const whole = (text: string | undefined, otherwise: number): number => {
  const value = Number(text ?? otherwise);
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`not a whole number: ${text}`);
  return value;
};

/** Is it offered here at all: on the office's machines and to developers. */
export const offersMicrosoft = (environment: Environment): boolean =>
  environment === 'admin-production' || environment === 'development';
function microsoftFrom({
  MICROSOFT_ISSUER: issuer,
  MICROSOFT_CLIENT_ID: clientId,
  MICROSOFT_CLIENT_SECRET: clientSecret,
}: Env): MicrosoftConfig | undefined {
  if (!issuer && !clientId && !clientSecret) return undefined;
  if (!issuer || !clientId || !clientSecret)
    throw new Error('MICROSOFT_ISSUER, MICROSOFT_CLIENT_ID and MICROSOFT_CLIENT_SECRET belong together');
  return { issuer, clientId, clientSecret };
}

export function configFrom(env: Env, root = process.cwd()): Config {
  const environment = (env.APP_ENV ?? 'development') as Environment;
  if (!environments.includes(environment))
    throw new Error(`APP_ENV is ${environment}, not one of ${environments.join(', ')}`);
  const dataDir = resolve(root, env.DATA_DIR ?? '.data');
  const perMinute = whole(env.RATE_LIMIT, environment === 'development' ? 100_000 : 600);
  return {
    environment,
    dataDir,
    host: env.HOST ?? '127.0.0.1',
    port: whole(env.PORT, 4000),
    webDir: resolve(root, env.WEB_DIR ?? 'web/dist'),
    commandUrl: env.COMMAND_URL ?? join(dataDir, 'command.sock'),
    projectionUrl: env.PROJECTION_URL ?? join(dataDir, 'projection.sock'),
    proxies: whole(env.PROXIES, 0),
    // A whole campus signs in from one address in the minute before an exam; who guesses is slowed by what failed.
    rates: {
      address: perMinute * 4,
      session: perMinute,
      signIns: perMinute,
      guarded: environment === 'development' ? perMinute : 60,
    },
    sessions: {
      idle: whole(env.SESSION_IDLE_MINUTES, sessionTimes.idle / 60_000) * 60_000,
      absolute: whole(env.SESSION_MINUTES, sessionTimes.absolute / 60_000) * 60_000,
    },
    publicUrl: (env.PUBLIC_URL ?? `http://${env.HOST ?? '127.0.0.1'}:${env.PORT ?? 4000}`).replace(/\/+$/, ''),
    microsoft: microsoftFrom(env),
    hasGoogle: Boolean(env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET),
    logLevel: env.LOG_LEVEL ?? 'info',
    metricsToken: env.METRICS_TOKEN || undefined,
    mainUrl: env.MAIN_URL ?? env.PUBLIC_URL,
    mailboxDir: env.SMTP_URL ? undefined : join(dataDir, 'mailbox'),
  };
}
