import { createHash, randomBytes } from 'node:crypto';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  randomNonce,
  randomPKCECodeVerifier,
  type Configuration,
} from 'openid-client';
import type { Records } from '@paideia/documents/records.ts';
import { Refusal } from '../errors/refusal.ts';

/** The organisation's tenant: its issuer, for example https://login.microsoftonline.com/{tenant}/v2.0, and what it calls us. */
export type MicrosoftConfig = { readonly issuer: string; readonly clientId: string; readonly clientSecret: string };
type MicrosoftIdentity = { readonly issuer: string; readonly subject: string; readonly email: string };
/** `binding` is kept by the browser alone, in a cookie: whoever comes back must be who went. */
type Begun = { readonly url: string; readonly binding: string };
export type Microsoft = {
  begin(state: string): Promise<Begun>;
  finish(binding: string | undefined, code: string, state: string | undefined): Promise<MicrosoftIdentity>;
};

const validForMs = 10 * 60_000;
type Journey = { readonly state: string; readonly nonce: string; readonly verifier: string };
const keyOf = (binding: string) => `microsoft:${createHash('sha256').update(binding).digest('hex')}`;
const isLoopback = (issuer: string) => ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(issuer).hostname);
const isAddress = (value: unknown): value is string => typeof value === 'string' && value.includes('@');

type Parts = {
  readonly config: MicrosoftConfig;
  readonly callback: string;
  readonly records: Records;
  readonly now: () => number;
  readonly warn: (error: unknown) => void;
};

/** The code flow of OpenID Connect with PKCE and a nonce. What belongs to one journey is kept here, is taken once and lasts ten minutes. */
export function microsoftIn({
  config: { issuer, clientId, clientSecret },
  callback,
  records,
  now,
  warn,
}: Parts): Microsoft {
  let found: Promise<Configuration> | undefined;
  const failed = (error: unknown): never => {
    warn(error);
    throw new Refusal('microsoft.failed');
  };
  // Asked for once; a provider that could not be reached is asked again.
  const provider = async (): Promise<Configuration> => {
    const execute = isLoopback(issuer) ? [allowInsecureRequests] : [];
    found ??= discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: 10 });
    return found.catch((error: unknown) => {
      found = undefined;
      return failed(error);
    });
  };

  return {
    async begin(state) {
      const configuration = await provider();
      const [binding, nonce, verifier] = [
        randomBytes(32).toString('base64url'),
        randomNonce(),
        randomPKCECodeVerifier(),
      ];
      await records.put<Journey>(keyOf(binding), { state, nonce, verifier }, new Date(now() + validForMs));
      const url = buildAuthorizationUrl(configuration, {
        redirect_uri: callback,
        scope: 'openid profile email',
        response_type: 'code',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, binding };
    },
    async finish(binding, code, state) {
      const journey = binding === undefined ? undefined : (await records.take<Journey>(keyOf(binding)))?.value;
      // The state of the contract's operation is the browser's; when it is sent, it must be ours as well.
      if (!journey || (state !== undefined && state !== journey.state)) throw new Refusal('microsoft.invalidState');
      if (code === '') throw new Refusal('microsoft.noCode');
      const configuration = await provider();
      const answer = new URL(callback);
      answer.searchParams.set('code', code);
      answer.searchParams.set('state', journey.state);
      // The browser does not bring it here; there is only one provider that it could name.
      if (configuration.serverMetadata().authorization_response_iss_parameter_supported)
        answer.searchParams.set('iss', configuration.serverMetadata().issuer);
      const checks = {
        pkceCodeVerifier: journey.verifier,
        expectedNonce: journey.nonce,
        expectedState: journey.state,
        idTokenExpected: true,
      };
      const tokens = await authorizationCodeGrant(configuration, answer, checks).catch(failed);
      const claims = tokens.claims();
      const email = [claims?.email, claims?.preferred_username].find(isAddress);
      if (!claims || !email || claims.email_verified === false) throw new Refusal('microsoft.noAccount');
      return { issuer: claims.iss, subject: claims.sub, email };
    },
  };
}
