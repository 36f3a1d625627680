import type { PGlite } from '@electric-sql/pglite';

/** What Emscripten's file system in memory knows of a file or folder. */
interface FileNode {
  name_next?: FileNode | undefined;
  name: string;
  parent: FileNode;
  mode: number;
  mtime: number;
  usedBytes?: number;
  /** A file's bytes or a folder's nodes; devices have neither. */
  contents?: Uint8Array | Record<string, FileNode> | undefined;
}

/** An open file; copies of a descriptor share its position. */
interface OpenFile {
  fd: number | null;
  readonly shared: { flags: number; position: number };
}

interface Files {
  readonly nameTable: (FileNode | undefined)[];
  readonly streams: (OpenFile | null)[];
}

interface Memory {
  readonly HEAPU8: Uint8Array;
  readonly _malloc: (bytes: number) => number;
  readonly _free: (address: number) => void;
}

/** In place of the time of a file's last change: it hasn't changed since the snapshot. */
const unchanged = -1;

/** The end of the used memory: the next large block comes after it. */
function usedMemory({ _malloc, _free }: Memory): number {
  const size = 1 << 20;
  const address = _malloc(size);
  _free(address);
  return address + size;
}

/** Remembers a file or folder; the function restores it. */
function remember(node: FileNode): () => void {
  const { name, parent, name_next, mode, usedBytes, contents } = node;
  let restoreContents = (): void => undefined;
  if (contents instanceof Uint8Array) {
    const saved = contents.slice(0, usedBytes);
    let own = contents;
    node.mtime = unchanged;
    restoreContents = () => {
      if (node.mtime === unchanged && node.contents === own && node.usedBytes === usedBytes) return;
      const now = node.contents;
      own = now instanceof Uint8Array && now.length >= saved.length ? now : new Uint8Array(saved.length);
      own.set(saved);
      own.fill(0, saved.length);
      Object.assign(node, { contents: own, usedBytes, mtime: unchanged });
    };
  } else if (contents) {
    const saved = { ...contents };
    restoreContents = () => {
      node.contents = { ...saved };
    };
  }
  return () => {
    Object.assign(node, { name, parent, name_next, mode });
    restoreContents();
  };
}

/**
 * Remembers an embedded database in memory as it is now, between two queries. The function returns it to that state, in
 * a fiftieth of the time that another one takes to start: it restores the bytes of PostgreSQL's memory, and the files
 * and open files that those refer to.
 */
export function takeSnapshot(pglite: PGlite): () => void {
  // Emscripten's types leave out what these are.
  const module = pglite.Module as unknown as Memory & { readonly FS: Files };
  const { FS } = module;
  const memory = module.HEAPU8.slice(0, usedMemory(module));
  const table = [...FS.nameTable];
  const nodes: (() => void)[] = [];
  for (const first of table) for (let node = first; node; node = node.name_next) nodes.push(remember(node));
  const streams = FS.streams.map(
    (stream) => stream && { stream, fd: stream.fd, shared: { ...stream.shared } },
  );
  return () => {
    module.HEAPU8.set(memory);
    for (const restore of nodes) restore();
    FS.nameTable.splice(0, Number.POSITIVE_INFINITY, ...table);
    FS.streams.length = streams.length;
    for (const [at, known] of streams.entries()) {
      FS.streams[at] = known?.stream ?? null;
      if (known === null || known === undefined) continue;
      known.stream.fd = known.fd;
      Object.assign(known.stream.shared, known.shared);
    }
  };
}
