const prefix = 'draft:';

/** Answers what is kept of a form on this device; nothing when there is none or it cannot be read. */
export function keptDraft(key: string): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(prefix + key) ?? 'null');
    const fields = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
    return Object.fromEntries(fields.filter(([, value]) => value !== null));
  } catch {
    return {};
  }
}
/** Nothing is to be kept any more when the fields are undefined. */
export function keepDraft(key: string, fields: object | undefined): void {
  try {
    if (fields) localStorage.setItem(prefix + key, JSON.stringify(fields));
    else localStorage.removeItem(prefix + key);
  } catch (error) {
    console.warn('The draft could not be kept on this device.', error);
  }
}
