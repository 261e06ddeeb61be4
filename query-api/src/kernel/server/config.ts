import { join, resolve } from 'node:path';
import { cardGatewayOf } from '@paideia/store/card-gateway.ts';
import { bucketOf, readConfiguration, WrongConfiguration, type Env } from '@paideia/store/configuration.ts';
import type { S3Settings } from '@paideia/objects/port.ts';
import type { Rates } from '../limits/rates.ts';
import type { Environment } from '../session/environment.ts';
import type { MicrosoftConfig } from '../session/microsoft.ts';
import type { SessionTimes } from '../session/session.ts';

type QueryApiConfiguration = ReturnType<typeof readConfiguration<'query-api'>>;

export type Config = {
  readonly environment: Environment;
  readonly dataDir: string;
  /** The log and the documents on servers; embedded without. */
  readonly eventStoreUrl: string | undefined;
  readonly mongoUrl: string | undefined;
  /** Files lie there; where it is undefined they lie in `dataDir`. */
  readonly s3: S3Settings | undefined;
  readonly host: string;
  readonly port: number;
  /** It holds the web build. */
  readonly webDir: string;
  /** It holds the texts in every language. */
  readonly messagesFile: string;
  /** There command-service and projection-service listen, at a socket's path or host:port. */
  readonly commandUrl: string;
  readonly projectionUrl: string;
  /** So many proxies in front of us may be believed about `X-Forwarded-For`. */
  readonly proxies: number;
  /** Requests a minute of one address, of one session, of sign-ins and anonymous reports of one address, and of reports of one session. */
  readonly rates: Rates;
  /** How long a session lasts without use, and at all. */
  readonly sessions: SessionTimes;
  /** People reach the web there; providers send them back to it. */
  readonly publicUrl: string;
  /** Undefined while nobody has set it up. */
  readonly microsoft: MicrosoftConfig | undefined;
  /** It says whether calendars can be connected; command-service knows the rest. */
  readonly hasGoogle: boolean;
  /** By what cards are charged; with Stripe the pages load its script. */
  readonly cardGateway: ReturnType<typeof cardGatewayOf>;
  readonly logLevel: string;
  /** With it `/metrics` is read from another machine; without one it is for this machine only. */
  readonly metricsToken: string | undefined;
  /** The main installation is there: links of mails lead people of the other environments to it. */
  readonly mainUrl: string | undefined;
  /** Letters lie there that go nowhere; it is undefined when a mail server takes them. */
  readonly mailboxDir: string | undefined;
  /** People read there what a mail server of development takes. */
  readonly mailboxUrl: string | undefined;
};

/** Development offers schema queries, the schema's own words in errors, and any operation. */
export const isOpen = ({ environment }: Pick<Config, 'environment'>): boolean => environment === 'development';

function microsoftFrom({
  MICROSOFT_ISSUER: issuer,
  MICROSOFT_CLIENT_ID: clientId,
  MICROSOFT_CLIENT_SECRET: clientSecret,
}: QueryApiConfiguration): MicrosoftConfig | undefined {
  if (!issuer && !clientId && !clientSecret) return undefined;
  if (!issuer || !clientId || !clientSecret)
    throw new WrongConfiguration(
      'MICROSOFT_ISSUER, MICROSOFT_CLIENT_ID and MICROSOFT_CLIENT_SECRET belong together: set all of them, or none.',
    );
  return { issuer, clientId, clientSecret };
}

/** @throws WrongConfiguration */
export function configFrom(env: Env, root = process.cwd()): Config {
  const given = readConfiguration('query-api', env);
  const environment = given.APP_ENV;
  const dataDir = resolve(root, given.DATA_DIR);
  const perMinute = given.RATE_LIMIT ?? (environment === 'development' ? 100_000 : 600);
  return {
    environment,
    dataDir,
    eventStoreUrl: given.EVENTSTORE_URL,
    mongoUrl: given.MONGODB_URL,
    s3: bucketOf(given),
    host: given.HOST,
    port: given.PORT,
    webDir: resolve(root, given.WEB_DIR),
    messagesFile: given.MESSAGES_FILE ?? join(root, 'query-api/generated/messages.json'),
    commandUrl: given.COMMAND_URL ?? join(dataDir, 'command.sock'),
    projectionUrl: given.PROJECTION_URL ?? join(dataDir, 'projection.sock'),
    proxies: given.PROXIES,
    // A whole campus signs in from one address in the minute before an exam; who guesses is slowed by what failed.
    rates: {
      address: perMinute * 4,
      session: perMinute,
      signIns: perMinute,
      guarded: environment === 'development' ? perMinute : 60,
      // A page reports five errors at most, and each visit to a course once.
      reports: environment === 'development' ? perMinute : 30,
    },
    sessions: { idle: given.SESSION_IDLE_MINUTES * 60_000, absolute: given.SESSION_MINUTES * 60_000 },
    publicUrl: (given.PUBLIC_URL ?? `http://${given.HOST}:${given.PORT}`).replace(/\/+$/, ''),
    microsoft: microsoftFrom(given),
    hasGoogle: Boolean(given.GOOGLE_CLIENT_ID && given.GOOGLE_CLIENT_SECRET),
    cardGateway: cardGatewayOf(given),
    logLevel: given.LOG_LEVEL,
    metricsToken: given.METRICS_TOKEN,
    mainUrl: given.MAIN_URL ?? given.PUBLIC_URL,
    mailboxDir: given.SMTP_URL || given.MAILBOX_URL ? undefined : join(dataDir, 'mailbox'),
    mailboxUrl: given.MAILBOX_URL,
  };
}
