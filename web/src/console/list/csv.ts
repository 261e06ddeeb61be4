export { csvCell, csvOf } from '@paideia/events/kernel/csv.ts';

/** Offers a table for saving. The mark at its start tells sheet programs that it is Unicode. */
export function saveCsv(name: string, csv: string): void {
  const url = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
