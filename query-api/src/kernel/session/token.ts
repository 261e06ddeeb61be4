import { SignJWT } from 'jose';

/** HS256, 15 minutes. `key` is hex. It names the person and the session, nothing that would age. */
export const tokenFor = (
  key: string,
  { userId, sessionId, now }: { userId: string; sessionId: string; now: string },
): Promise<string> => {
  const seconds = Math.floor(Date.parse(now) / 1000);
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(userId)
    .setIssuer('paideia')
    .setAudience('paideia')
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 15 * 60)
    .sign(Buffer.from(key, 'hex'));
};
