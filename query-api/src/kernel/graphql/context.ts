import type { CommandType } from '@paideia/events/catalogue.ts';
import type { CommandData } from './command-fields.ts';
import type { Recorded } from '@paideia/events/kernel/metadata.ts';
import type { Actor, Rule, Scope } from '@paideia/events/kernel/permission.ts';
import type { AnyCollection, Collection, Group, Reader } from '@paideia/documents/port.ts';
import type { Operations } from '@paideia/projection-service/kernel/service/http.ts';
import type { Environment } from '../session/environment.ts';
import type { Files } from '../http/files.ts';
import type { DeriveSecret } from '../session/derived-secrets.ts';
import type { Catalogue } from '../i18n/messages.ts';
import type { Acting, EndedSession, OwnSession, Session } from '../session/session.ts';

/** A command answered this; `isCurrent` is false when the read models had not caught up within the time (saved, still updating). */
export type Sent = {
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
  readonly isCurrent: boolean;
};
/** A mutation takes it beside its data. */
export type Intent = {
  /** Made by the form, one an intention; a repeat answers as the first time. Without one the server makes one. */
  readonly commandId?: string | null | undefined;
  /** The `_revision` that the actor saw. */
  readonly expectedRevision?: number | null | undefined;
};
export type SendOptions = Intent & {
  /** The collections that the answer is read from: their groups must have reached the position of the command. */
  readonly then: readonly Pick<AnyCollection, 'group'>[];
};

/** Made once a request; what resolvers know. */
export type Context = {
  readonly actor: Actor | undefined;
  readonly session: Session | undefined;
  /** One of the 13 locale values: the person's, else the picker's, else the default. */
  readonly locale: string;
  /** The present instant, ISO 8601; tests set it. */
  readonly now: string;
  read<V extends object>(from: Collection<V>): Reader<V>;
  /** As `read(from).one`, batched and cached for the request: for joins by id. */
  join<V extends object>(from: Collection<V>, id: string): Promise<V | undefined>;
  /** What many rows of an answer need alike, worked out once a request, and again after a command: `what` it is, and `of` what. */
  shared<T>(what: string, of: string, make: () => Promise<T>): Promise<T>;
  /** What is `shared` and there already: who asks for it row by row need not wait for each. Undefined until then. */
  ready<T>(what: string, of: string): T | undefined;
  /** What is the same for everybody, worked out once until that read model changes. */
  untilChanged<T>(of: Group, what: string, make: () => Promise<T>): Promise<T>;
  /** It throws the rejection as a GraphQL error with its stable code and its text in the request's locale. */
  send<T extends CommandType>(type: T, data: CommandData<T>, options: SendOptions): Promise<Sent>;
  /** Asks a service of the house for something that is no command; `path` is one of its operations. */
  operate(path: string, body: object): Promise<unknown>;
  /** The same in the name of whoever is signed in. */
  operateAsActor(path: string, body: object): Promise<unknown>;
  /** Resolves when the read models have passed the position, or when that takes too long. */
  caughtUp(position: number, then: SendOptions['then']): Promise<void>;
  /** The request came from there; tries are counted by it. */
  readonly address: string | undefined;
  /** People find the site there. */
  readonly publicUrl: string;
  /** Where the product's main installation is, if this one was told. */
  readonly mainUrl: string | undefined;
  /** It answers what the projection-service tells an operator, and rejects when that is not there. */
  operations(): Promise<Operations>;
  /** The signed-in actor, or the error `Context userId not found`. */
  signedIn(): Actor;
  /** Throws `No Access` unless the rule allows it. */
  require(rule: Rule, scope?: Scope): Actor;
  /** For one record it answers the record, or throws the very same `notFound` whether it is absent or not to be known. */
  visible<V>(record: V | undefined, rule: Rule, scope: (record: V) => Scope): V;
  /** The decoded log, for "why?", as-of and the system log. `upTo` is the revision or the instant to stop at. */
  history(stream: string, upTo?: { readonly revision?: number; readonly at?: string }): Promise<readonly Recorded[]>;
  /** Texts for people, in the request's locale; unknown ids give 'Invalid message [id]'. */
  text(id: string, params?: Readonly<Record<string, string | number>>): string;
  /** As `text`, in a locale that is not the request's. */
  textIn(locale: string, id: string, params?: Readonly<Record<string, string | number>>): string;
  /** It holds sessions, and is for the accounts slice alone. */
  readonly account: Account;
  /** Every text in every locale, without the overrides. */
  readonly catalogue: Catalogue;
  /** After a change of the overrides, so that what this process says next is said with them. */
  rereadTexts(): Promise<void>;
  readonly environment: Environment;
  /** The bytes of files come and go there. */
  readonly files: Files;
  /** It says whether calendars can be connected here. */
  readonly hasGoogle: boolean;
  /** For what is told once and kept nowhere, so that a repeat of the request is told the same. The parts begin with what it is for. */
  readonly deriveSecret: DeriveSecret;
  /** It says by what cards are charged here. */
  readonly cardGateway: 'none' | 'trial' | 'stripe';
};

export type Account = {
  /** Checks the digest, begins a session of a new id and sets the cookie; from then on `actor` is who signed in. */
  signIn(email: string, digest: string): Promise<Actor>;
  /** The browser goes there to sign in with the organisation's account; the cookie that it takes along binds the answer to it. */
  beginMicrosoft(state: string): Promise<string>;
  /** As `signIn`, by the code that the provider sent back. */
  finishMicrosoft(code: string, state: string | undefined): Promise<Actor>;
  /** After the password was changed: the same session under a new id, while all others end. */
  renew(): Promise<void>;
  /** The session becomes one that acts as somebody else; from then on `actor` is that person. */
  actAs(userId: string, acting: Acting): Promise<void>;
  setWriting(isWritable: boolean): Promise<void>;
  /** Back to the admin's own session; from then on `actor` is the admin. */
  comeBack(): Promise<void>;
  /** It answers those of the actor. */
  sessions(): Promise<readonly OwnSession[]>;
  /** Undefined when there is no such session. */
  endSession(sessionId: string): Promise<EndedSession | undefined>;
  endOtherSessions(): Promise<readonly EndedSession[]>;
  /** Ends the session, whatever state it is in, and takes the cookie back. */
  signOut(): Promise<void>;
  /** A JWT for services beside ours, valid for 15 minutes. Null without a session. */
  token(): Promise<string | null>;
};
