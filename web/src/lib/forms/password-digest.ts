/** Answers SHA-256 in lower-case hex. */
export async function hexDigest(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
/** It leaves the browser instead of the password. */
export const passwordDigest = (password: string): Promise<string> => hexDigest(new TextEncoder().encode(password));
