import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * It holds a few values that go out in an address and come back unchanged: whoever has no key can neither make nor change one. `purpose` keeps the tokens of
 * one use apart from those of another.
 */
export type Tokens<T> = {
  sign(value: T): string;
  /** Answers undefined unless it was signed here, for this purpose. */
  read(token: string): T | undefined;
};

export function signedTokens<T>(key: string, purpose: string): Tokens<T> {
  const macOf = (text: string) => createHmac('sha256', key).update(`${purpose}\n${text}`).digest();
  return {
    sign(value) {
      const text = Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${text}.${macOf(text).toString('base64url')}`;
    },
    read(token) {
      const [text = '', mac = '', ...more] = token.split('.');
      const [given, expected] = [Buffer.from(mac, 'base64url'), macOf(text)];
      if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      // What carries our signature was written by `sign`.
      return JSON.parse(Buffer.from(text, 'base64url').toString()) as T;
    },
  };
}
