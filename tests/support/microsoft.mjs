// It is a sign-in provider on loopback that stands for the organisation's: it speaks real OpenID Connect, and whoever is named in PERSON is signed in there
// already. POST /person changes who that is. It prints its issuer when it answers.
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

const { CALLBACK, CLIENT_ID = 'paideia', CLIENT_SECRET = 'a secret of loopback only' } = process.env;
let person = JSON.parse(process.env.PERSON ?? '{"sub":"nobody","email":"nobody@example.org"}');
const server = createServer();
server.listen(0, '127.0.0.1', () => {
  const issuer = `http://127.0.0.1:${server.address().port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [CALLBACK],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    pkce: { required: () => true },
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ ...person, sub: id }) }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    cookies: { keys: ['loopback'] },
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', async (request, response) => {
    if (request.method === 'POST' && request.url === '/person') {
      const parts = [];
      for await (const part of request) parts.push(part);
      person = JSON.parse(Buffer.concat(parts).toString());
      return response.writeHead(204).end();
    }
    if (request.url.startsWith('/interaction/'))
      return provider.interactionFinished(request, response, { login: { accountId: person.sub } });
    return answer(request, response);
  });
  console.log(issuer);
});
process.on('disconnect', () => process.exit());
