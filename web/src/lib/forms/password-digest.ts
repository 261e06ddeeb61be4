/** SHA-256 of the password in lower-case hex: what leaves the browser instead of the password. */
export async function passwordDigest(password: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(password)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
