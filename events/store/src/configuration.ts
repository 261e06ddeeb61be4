import { z } from 'zod';

const whole = (from: number, to?: number) =>
  z
    .string()
    .refine(
      (text) => /^\d{1,15}$/.test(text) && Number(text) >= from && Number(text) <= (to ?? Infinity),
      `a whole number from ${from}${to === undefined ? '' : ` to ${to}`}`,
    )
    .transform(Number);
const oneOf = <const Value extends string>(values: readonly Value[]) =>
  z.enum(values, { error: `one of ${values.join(', ')}` });
const web = z.url({ protocol: /^https?$/, error: 'an address that begins with http:// or https://' });
const begins = (pattern: RegExp, example: string) => z.string().regex(pattern, `an address such as ${example}`);
const isPort = (port = '0') => Number(port) <= 65_535;
const place = z
  .string()
  .refine((text) => isPort(/:(\d+)\/?$/.exec(text)?.[1]), "a socket's path, or a host and a port up to 65535");

/** These are all variables that the services and the operator's commands read. `.env.example` and docs/configuration.md explain them. */
export const variables = z.object({
  /** `test` is a public trial installation and as strict as production; automated tests say what they need. */
  APP_ENV: oneOf(['development', 'test', 'production', 'admin-production']).default('development'),
  CARD_GATEWAY: oneOf(['none', 'trial', 'stripe']).optional(),
  COMMAND_URL: place.optional(),
  DATA_DIR: z.string().default('.data'),
  EVENTSTORE_URL: begins(/^esdb(\+discover)?:\/\/\S+$/, 'esdb://localhost:2113?tls=false').optional(),
  /** It is an absolute path. */
  FFMPEG: z.string().startsWith('/', 'an absolute path').optional(),
  FIRST_ADMIN_EMAIL: z.email({ error: 'an e-mail address' }).default('admin@example.org'),
  GOOGLE_AUTH_URL: web.default('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_CALENDAR_URL: web.default('https://www.googleapis.com/calendar/v3'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_TOKEN_URL: web.default('https://oauth2.googleapis.com/token'),
  HOST: z.string().default('127.0.0.1'),
  LEASE_MS: whole(1).default(15_000),
  LISTEN: place.optional(),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  MAILBOX_URL: web.optional(),
  MAIN_URL: web.optional(),
  MESSAGES_FILE: z.string().optional(),
  METRICS_TOKEN: z.string().optional(),
  MICROSOFT_CLIENT_ID: z.string().optional(),
  MICROSOFT_CLIENT_SECRET: z.string().optional(),
  MICROSOFT_ISSUER: web.optional(),
  MONGODB_URL: begins(/^mongodb(\+srv)?:\/\/\S+$/, 'mongodb://localhost:27017/paideia?replicaSet=rs0').optional(),
  NODE_ENV: z.string().default('production'),
  PORT: whole(0, 65_535).default(4000),
  PROJECTION_URL: place.optional(),
  PROXIES: whole(0).default(0),
  PUBLIC_URL: web.optional(),
  RATE_LIMIT: whole(0).optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: web.optional(),
  S3_PUBLIC_ENDPOINT: web.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SEED: oneOf(['demo', 'none']).default('demo'),
  SESSION_IDLE_MINUTES: whole(0).default(12 * 60),
  SESSION_MINUTES: whole(0).default(7 * 24 * 60),
  /** It says whether Paideia may begin in a log that another program writes to. */
  SHARED_LOG: oneOf(['no', 'yes']).default('no'),
  SMTP_URL: begins(/^smtps?:\/\/\S+$/, 'smtp://user:password@host:587').optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_URL: web.default('https://api.stripe.com'),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  WEB_DIR: z.string().default('web/dist'),
});
export type Configuration = z.infer<typeof variables>;

const stores = { DATA_DIR: true, EVENTSTORE_URL: true, MONGODB_URL: true } as const;
const service = { ...stores, LOG_LEVEL: true } as const;
const objects = {
  S3_ACCESS_KEY_ID: true,
  S3_BUCKET: true,
  S3_ENDPOINT: true,
  S3_PUBLIC_ENDPOINT: true,
  S3_REGION: true,
  S3_SECRET_ACCESS_KEY: true,
} as const;
const google = { GOOGLE_CLIENT_ID: true, GOOGLE_CLIENT_SECRET: true } as const;
const cards = { APP_ENV: true, CARD_GATEWAY: true } as const;
const address = { HOST: true, PORT: true, PUBLIC_URL: true, SMTP_URL: true, PROJECTION_URL: true } as const;

/** It says what each of them takes. */
export const parts = {
  'query-api': variables.pick({
    ...service,
    ...objects,
    ...address,
    ...google,
    ...cards,
    COMMAND_URL: true,
    MAILBOX_URL: true,
    MAIN_URL: true,
    MESSAGES_FILE: true,
    METRICS_TOKEN: true,
    MICROSOFT_CLIENT_ID: true,
    MICROSOFT_CLIENT_SECRET: true,
    MICROSOFT_ISSUER: true,
    PROXIES: true,
    RATE_LIMIT: true,
    SESSION_IDLE_MINUTES: true,
    SESSION_MINUTES: true,
    WEB_DIR: true,
  }),
  'command-service': variables
    .pick({
      ...service,
      ...objects,
      ...address,
      ...google,
      ...cards,
      FFMPEG: true,
      GOOGLE_AUTH_URL: true,
      GOOGLE_CALENDAR_URL: true,
      GOOGLE_TOKEN_URL: true,
      LEASE_MS: true,
      SHARED_LOG: true,
      STRIPE_SECRET_KEY: true,
      STRIPE_URL: true,
      STRIPE_WEBHOOK_SECRET: true,
    })
    .extend({ LISTEN: place.default('127.0.0.1:4001') }),
  'projection-service': variables
    .pick({ ...service, LEASE_MS: true })
    .extend({ LISTEN: place.default('127.0.0.1:4002') }),
  operator: variables.pick({
    ...stores,
    ...objects,
    APP_ENV: true,
    COMMAND_URL: true,
    FIRST_ADMIN_EMAIL: true,
    NODE_ENV: true,
    PORT: true,
    PROJECTION_URL: true,
    PUBLIC_URL: true,
    SEED: true,
  }),
} as const;
type Part = keyof typeof parts;

export type Env = Readonly<Record<string, string | undefined>>;
/** Its message names the variables and what they may be, never what they hold, which may be a secret. */
export class WrongConfiguration extends Error {}

/** An empty variable is an absent one. @throws WrongConfiguration */
export function readConfiguration<Name extends Part>(part: Name, env: Env): z.infer<(typeof parts)[Name]> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { success, data, error } = parts[part].safeParse(given);
  if (!success)
    throw new WrongConfiguration(
      error.issues.map(({ path, message }) => `${path.join('.')} may only be ${message}.`).join('\n'),
    );
  // TypeScript does not follow the name of the part through the union of their results.
  return data as z.infer<(typeof parts)[Name]>;
}

/** It is for the start of a service: a wrong configuration ends it with a sentence instead of a stack. */
export function configurationOrExit<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof WrongConfiguration)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

type StorageVariables = Pick<Configuration, keyof typeof objects>;
/** Answers the bucket for files; it is undefined where they lie in `DATA_DIR`. @throws WrongConfiguration */
export function bucketOf({
  S3_BUCKET: bucket,
  S3_REGION: region,
  S3_ENDPOINT: endpoint,
  S3_PUBLIC_ENDPOINT: publicEndpoint,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
}: StorageVariables) {
  if (!bucket) return undefined;
  if (!accessKeyId !== !secretAccessKey)
    throw new WrongConfiguration(
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both of them, or none.',
    );
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return { bucket, region, endpoint, publicEndpoint, credentials };
}
