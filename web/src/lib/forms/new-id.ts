/** Makes a fresh `_id` of 24 hex digits. The form makes it, so that a retry meets the same thing. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
