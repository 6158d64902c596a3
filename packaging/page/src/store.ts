/** Keeps tournaments in the browser (IndexedDB) until the user deletes them. */
import type { Kept, Step } from "./work";

const name = "trf-tools";

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
  });
}

export class ChangedElsewhere extends Error {}

/** What changed by one step. */
export interface Change {
  files: Record<string, Uint8Array | null>;
  /** Steps by number. */
  steps: [number, Step][];
}

export class Store {
  #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  /** Null where the browser keeps nothing. */
  static async open(): Promise<Store | null> {
    try {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore("works", { keyPath: "id" });
        request.result.createObjectStore("files");
        request.result.createObjectStore("steps");
      };
      return new Store(await done(request));
    } catch {
      return null;
    }
  }

  async all(): Promise<Kept[]> {
    const works: Kept[] = await done(this.#database.transaction("works").objectStore("works").getAll());
    return works.sort((a, b) => b.updated - a.updated);
  }

  async load(id: string): Promise<{ kept: Kept; files: Map<string, Uint8Array>; steps: Step[] } | null> {
    const transaction = this.#database.transaction(["works", "files", "steps"]);
    const kept: Kept | undefined = await done(transaction.objectStore("works").get(id));
    if (!kept) return null;
    const range = IDBKeyRange.bound([id], [id, []]);
    const files = transaction.objectStore("files");
    const [names, contents, steps] = await Promise.all([
      done(files.getAllKeys(range)) as Promise<[string, string][]>,
      done(files.getAll(range)) as Promise<Uint8Array[]>,
      done(transaction.objectStore("steps").getAll(range)) as Promise<Step[]>,
    ]);
    return {
      kept,
      files: new Map(names.map(([, file], n) => [file, contents[n]!])),
      steps: steps.slice(0, kept.length),
    };
  }

  /** Writes a change whole or not at all. Fails if another tab wrote meanwhile. */
  async save(kept: Kept, change: Change): Promise<void> {
    const transaction = this.#database.transaction(["works", "files", "steps"], "readwrite");
    const works = transaction.objectStore("works");
    const before: Kept | undefined = await done(works.get(kept.id));
    if (before && before.version !== kept.version - 1) {
      transaction.abort();
      throw new ChangedElsewhere();
    }
    works.put(kept);
    for (const [file, bytes] of Object.entries(change.files))
      if (bytes) transaction.objectStore("files").put(bytes, [kept.id, file]);
      else transaction.objectStore("files").delete([kept.id, file]);
    for (const [n, step] of change.steps) transaction.objectStore("steps").put(step, [kept.id, n]);
    await finished(transaction);
  }

  async remove(id: string): Promise<void> {
    const transaction = this.#database.transaction(["works", "files", "steps"], "readwrite");
    transaction.objectStore("works").delete(id);
    const range = IDBKeyRange.bound([id], [id, []]);
    transaction.objectStore("files").delete(range);
    transaction.objectStore("steps").delete(range);
    await finished(transaction);
  }
}
