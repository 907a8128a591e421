/** Why a file was refused; `key` is the text's key under `bench.import.refused`. */
export class FileRefused extends Error {
  readonly key: string;
  constructor(key: string) {
    super(key);
    this.key = key;
  }
}
