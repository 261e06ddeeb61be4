type Wanted = unknown;
const isRange = (wanted: Wanted): wanted is { readonly from?: string | number; readonly below?: string | number } =>
  typeof wanted === 'object' && wanted !== null && !Array.isArray(wanted);
const values = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : [value]);

/** It judges as the stores filter: by a value, one of several, a range, and for a list field "contains". */
export function isWithin(scope: object, record: object): boolean {
  const fields = record as Readonly<Record<string, unknown>>;
  return Object.entries(scope).every(([field, wanted]) => {
    const found = values(fields[field]);
    if (isRange(wanted)) {
      const { from, below } = wanted;
      return found.some(
        (one) =>
          (typeof one === 'string' || typeof one === 'number') &&
          (from === undefined || one >= from) &&
          (below === undefined || one < below),
      );
    }
    return found.some((one) => values(wanted).includes(one));
  });
}
