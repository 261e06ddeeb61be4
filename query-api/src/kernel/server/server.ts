import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import express from 'express';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { settingDefaults } from '@paideia/events/site-settings/site-setting.events.ts';
import type { CommandClient } from '@paideia/command-service/kernel/http/client.ts';
import type { ObjectStore } from '@paideia/objects/port.ts';
import { siteSettings } from '@paideia/projection-service/site-settings/site-setting.view.ts';
import type { ProjectionClient } from '@paideia/projection-service/kernel/service/client.ts';
import { probeEvents, probeRecords } from '@paideia/store/probe.ts';
import { admission, admit } from '../limits/admission.ts';
import { loadShedder } from '../limits/load-shedder.ts';
import { devMailbox } from './dev-mailbox.ts';
import { apiRoutes, type ApiRoute } from './api-route.ts';
import { filesIn } from '../http/files.ts';
import { offersMicrosoft } from '../session/environment.ts';
import { isOpen, type Config } from './config.ts';
import { csrfPrevention } from '../limits/csrf-prevention.ts';
import { graphqlRoute } from './graphql-route.ts';
import { graphqlServer } from '../graphql/graphql.ts';
import { answerHeaders, securityHeaders } from './headers.ts';
import { healthRoutes, type Probes } from './health.ts';
import { placeOf } from './client-address.ts';
import { gatherHeaders, inOrder, isForGraphql, type Answered, type Asked } from '../http/exchange.ts';
import { answersIn } from '../http/http-errors.ts';
import { textsOf, type Catalogue } from '../i18n/messages.ts';
import { metrics, metricsRoute, type Others } from './metrics.ts';
import { jsonBody } from './json-body.ts';
import { microsoftIn } from '../session/microsoft.ts';
import { registeredIn } from '../limits/operations.ts';
import { followOverrides } from '../i18n/overrides.ts';
import { rateLimits } from '../limits/rates.ts';
import type { Kernel, Stores } from '../request/kernel.ts';
import { contextOf } from '../request/request-context.ts';
import { watchSessions } from '../session/session-watch.ts';
import { sessionsIn } from '../session/session.ts';
import { resultOf, type Executor, type Operation } from '../graphql/executor.ts';
import { serveWeb } from './web.ts';

type ApiOptions = {
  readonly schema: GraphQLSchema;
  /** Files that come and go beside GraphQL. */
  readonly routes?: readonly ApiRoute[];
  readonly stores: Stores;
  readonly objects: ObjectStore;
  readonly commands: Pick<CommandClient, 'send' | 'signIn' | 'operate'>;
  readonly config: Pick<Config, 'environment' | 'webDir' | 'proxies' | 'rates' | 'sessions'> & Partial<Config>;
  readonly projections: Pick<ProjectionClient, 'operations'>;
  readonly jwtKey: string;
  readonly deriveSecret: Kernel['deriveSecret'];
  readonly catalogue: Catalogue;
  readonly probes: Probes;
  /** The other services' numbers come from there. */
  readonly others?: Others;
  readonly log: Logger;
  /** Milliseconds; tests set it. */
  readonly clock?: () => number;
  readonly overridesEveryMs?: number;
};
type Api = {
  readonly app: RequestListener;
  readonly executor: Executor;
  /** What the app does with a document once it has let it in: for whoever asks thousands of times. */
  answer(operation: Omit<Operation, 'contextValue'>, request: Asked, response: Answered): Promise<ExecutionResult>;
  close(): Promise<void>;
};

/** The whole API over open stores. It resolves when the log has been read for ended sessions; `close` leaves the stores open. */
export async function createApi({
  schema,
  routes = [],
  stores,
  objects,
  commands,
  projections,
  config,
  jwtKey,
  deriveSecret,
  catalogue,
  probes,
  others = {},
  log,
  clock = () => Date.now(),
  overridesEveryMs = 5000,
}: ApiOptions): Promise<Api> {
  const texts = textsOf(catalogue);
  const watch = await watchSessions({ log: stores.log, records: stores.records, logger: log, now: clock });
  const overrides = await followOverrides({
    documents: stores.documents,
    texts,
    everyMs: overridesEveryMs,
    onError: (err) => log.warn({ err }, 'the overrides of texts could not be read'),
  });
  const meters = metrics({ countSessions: () => kernel.sessions.countOpen() });
  const kernel: Kernel = {
    stores,
    commands,
    projections,
    sessions: sessionsIn(stores.records, {
      watch,
      now: clock,
      times: config.sessions,
      ears: meters.ears,
    }),
    texts,
    rereadTexts: overrides.reread,
    catalogue,
    environment: config.environment,
    publicUrl: config.publicUrl ?? '',
    mainUrl: config.mainUrl,
    microsoft:
      config.microsoft && offersMicrosoft(config.environment)
        ? microsoftIn({
            config: config.microsoft,
            callback: `${config.publicUrl ?? ''}/msauth/callback`,
            records: stores.records,
            now: clock,
            warn: (err) => log.warn({ err }, 'Microsoft did not confirm a sign-in'),
          })
        : undefined,
    hasGoogle: config.hasGoogle ?? false,
    cardGateway: config.cardGateway ?? 'none',
    files: filesIn({ objects, key: jwtKey, now: clock, publicUrl: config.publicUrl ?? '' }),
    jwtKey,
    deriveSecret,
    now: () => new Date(clock()).toISOString(),
  };
  const { apollo, executor, run } = graphqlServer({ schema, texts, isOpen: isOpen(config), log });
  await apollo.start();

  const answers = answersIn(texts, log, meters.onRefusal);
  const rates = rateLimits(config.rates, answers, (token) => kernel.sessions.lastUserOf(token) !== undefined);
  const judge = admission({ isOpen: isOpen(config), registered: registeredIn(join(config.webDir, 'operations.json')) });
  const appName = async () =>
    (await stores.documents.read(siteSettings).one('appName'))?.value ?? settingDefaults.appName;

  const place = placeOf(config.proxies);
  const shedder = loadShedder(answers, clock);
  const router = express();
  router.set('etag', false);
  router.disable('x-powered-by');
  const answer = graphqlRoute({
    apollo,
    run,
    schema,
    isOpen: isOpen(config),
    contextOf: (request, response) => contextOf(kernel, request, response),
    answers,
  });
  const graphql = inOrder(
    meters.timed,
    gatherHeaders,
    answerHeaders(config),
    rates.byAddress,
    csrfPrevention(answers),
    rates.bySession,
    jsonBody(2 ** 20),
    admit(judge, answers),
    rates.byOperation,
    shedder.handler,
    answer,
  );
  // Nearly every request goes this way, so it does not pass the router, which takes the other ways to write the path through the same steps.
  router.use('/graphql', graphql);
  router.use(inOrder(meters.timed, securityHeaders(config)));
  const ownStores = {
    events: probeEvents(stores.log),
    documents: () => stores.documents.live(siteSettings.group),
    records: probeRecords(stores.records),
  };
  router.use(healthRoutes(probes, ownStores));
  router.use(metricsRoute(meters.registry, others, config.metricsToken));
  if (config.mailboxDir !== undefined && isOpen(config)) router.use(devMailbox(config.mailboxDir));
  const { mailboxUrl } = config;
  if (mailboxUrl !== undefined && isOpen(config))
    router.get('/dev/mailbox', (_, response) => response.redirect(mailboxUrl));
  router.use(apiRoutes(routes, { kernel, answers, rates }));
  router.use(serveWeb(config.webDir, { appName, environment: config.environment }));
  router.use(answers.handler);

  return {
    app(request, response) {
      if (shedder.shed(request, response)) return;
      const asked = Object.assign(request, { ip: place(request) });
      const answered = Object.assign(response, { locals: {} });
      if (isForGraphql(request)) graphql(asked, answered, (error) => answers.fail(error, asked, answered));
      else router(asked, answered);
    },
    executor,
    answer: async (operation, request, response) =>
      resultOf(await run({ ...operation, contextValue: await contextOf(kernel, request, response) })),
    close: async () => {
      overrides.stop();
      await watch.close();
      await apollo.stop();
    },
  };
}
