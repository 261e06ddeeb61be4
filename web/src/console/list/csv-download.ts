import { type FetchedFile, fetchFile, saveFile } from '../../lib/data/index.ts';

const [quote, lineEnd] = [0x22, 0x0a];

/** A table on its way from the server, whose rows are counted as they come. */
export class CsvDownload {
  readonly #address: string;
  #file: FetchedFile | undefined;
  readonly #content: BlobPart[] = [];
  #isQuoted = false;
  #bytes = 0;
  /** So many bytes are whole rows. */
  #whole = 0;
  /** So many lines ended. */
  #lines = 0;

  constructor(address: string) {
    this.#address = address;
  }
  /** How many came, without the heading. */
  get rows(): number {
    return Math.max(0, this.#lines - 1);
  }
  /** Waits for the next part; false when there is none. */
  async next(): Promise<boolean> {
    this.#file ??= await fetchFile(this.#address);
    const part = await this.#file.next();
    if (!part) return false;
    this.#content.push(part);
    for (const byte of part) {
      this.#bytes += 1;
      if (byte === quote) this.#isQuoted = !this.#isQuoted;
      // A line may end within the quotes of a cell.
      if (byte !== lineEnd || this.#isQuoted) continue;
      this.#lines += 1;
      this.#whole = this.#bytes;
    }
    return true;
  }
  async cancel(): Promise<void> {
    await this.#file?.cancel();
  }
  /** Saves the whole rows that came. */
  save(): void {
    if (this.#file) saveFile(this.#file.name, new Blob(this.#content).slice(0, this.#whole, 'text/csv'));
  }
}
