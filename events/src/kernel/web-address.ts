/** Whether a text is an address that a page may show as a link: of the web alone, so that none runs as a script or carries its page with it. */
export function isWebAddress(text: string): boolean {
  try {
    return /^https?:$/.test(new URL(text).protocol);
  } catch {
    return false;
  }
}
