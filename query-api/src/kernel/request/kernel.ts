import type { Recorded } from '@paideia/events/kernel/metadata.ts';
import type { EventStore, RecordedEvent } from '@paideia/store/port.ts';
import type { DocumentStore } from '@paideia/documents/port.ts';
import type { Records } from '@paideia/documents/records.ts';
import type { CommandClient } from '@paideia/command-service/kernel/http/client.ts';
import type { ProjectionClient } from '@paideia/projection-service/kernel/service/client.ts';
import type { Environment } from '../session/environment.ts';
import type { Files } from '../http/files.ts';
import type { Catalogue, Texts } from '../i18n/messages.ts';
import type { Microsoft } from '../session/microsoft.ts';
import type { Sessions } from '../session/session.ts';
import type { DeriveSecret } from '../session/derived-secrets.ts';

/** Read-only, but for the sessions. `decode` gives back events upcast and decrypted. */
export type Stores = {
  readonly documents: DocumentStore;
  readonly records: Records;
  readonly log: EventStore;
  readonly decode: (event: RecordedEvent) => Promise<Recorded>;
};
/** It lives as long as the process. */
export type Kernel = {
  readonly stores: Stores;
  readonly commands: Pick<CommandClient, 'send' | 'signIn' | 'operate'>;
  readonly projections: Pick<ProjectionClient, 'operations'>;
  readonly sessions: Sessions;
  readonly texts: Texts;
  readonly rereadTexts: () => Promise<void>;
  readonly catalogue: Catalogue;
  readonly environment: Environment;
  readonly publicUrl: string;
  readonly mainUrl: string | undefined;
  /** Undefined where it is not set up or not offered. */
  readonly microsoft: Microsoft | undefined;
  readonly hasGoogle: boolean;
  readonly cardGateway: 'none' | 'trial' | 'stripe';
  readonly files: Files;
  readonly jwtKey: string;
  readonly deriveSecret: DeriveSecret;
  readonly now: () => string;
};
