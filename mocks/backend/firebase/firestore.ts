import type { Rpc } from './channel';
import { type DocumentStore, nextTime, pathIn, wireOf } from './documents';
import { Listen } from './listen';
import { collectionOf, runQuery, type StructuredQuery } from './query';
import { DENIED, RpcError, type RpcStatus } from './rpc-error';
import { fromFields } from './values';
import { WebChannelServer } from './webchannel';
import { applyWrite, nameIn, outcomeOf, refuseUnlessExpected, type Write } from './write';

export interface Access {
  /** Null when signed out. */
  uid: string | null;
  /** `Users/12`, or `Users/*` for a query. */
  path: string;
  op: 'read' | 'write';
  /** The fields before and after a write; null for a missing document. */
  before?: PlainFields | null;
  after?: PlainFields | null;
}

export type PlainFields = Readonly<Record<string, unknown>>;

/** An accepted write, as the server receives it. */
export type DocumentChange = Required<Pick<Access, 'path' | 'before' | 'after'>>;

interface Bearer {
  uid: string | null;
  /** The token is invalid or no longer valid. */
  refused: boolean;
}

export interface FirestoreOptions {
  documents: DocumentStore;
  bearerOf(token: string | null): Bearer;
  allows(access: Access): boolean;
  /** The error that ends every new stream and call; null without an outage. */
  outage(): RpcStatus | null;
  /** Runs one commit; commits never overlap. */
  runCommit<Result>(run: () => Result): Promise<Result>;
  /** Called after each write of a commit, inside its `runCommit`. */
  recordChange(change: DocumentChange): void;
}

/** Firestore at the HTTP level: the Listen and Write channels, and the calls of transactions. */
export class FakeFirestore {
  readonly documents: DocumentStore;
  readonly channels: WebChannelServer;
  readonly #options: FirestoreOptions;
  readonly #listens = new Set<Listen>();

  constructor(options: FirestoreOptions) {
    this.#options = options;
    this.documents = options.documents;
    this.channels = new WebChannelServer((rpcName, headers, send) => this.#openRpc(rpcName, headers, send));
  }

  async handle(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const [, rpcName] = /Firestore\/(Listen|Write)\/channel$/.exec(pathname) ?? [];
    if (rpcName !== undefined) return this.channels.handle(request, rpcName);
    try {
      return jsonResponse(request, await this.#call(request, decodeURIComponent(pathname)));
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      const { httpStatus, status, message } = error;
      return jsonResponse(request, [{ error: { code: httpStatus, message, status } }], httpStatus);
    }
  }

  /** Call it when permissions have changed. */
  recheck(): void {
    for (const listen of this.#listens) listen.recheck();
  }

  /** The number of documents and queries with a listener, over all connections. */
  get targets(): number {
    return [...this.#listens].reduce((sum, { size }) => sum + size, 0);
  }

  #openRpc(rpcName: string, headers: Headers, send: (message: unknown) => void): Rpc {
    const { uid, refused } = this.#bearerIn(headers);
    const status = this.#options.outage() ?? (refused ? 'UNAUTHENTICATED' : null);
    if (status !== null) {
      send(errorMessageOf(new RpcError(status, status)));
      return { onMessage: () => {}, onClose: () => {} };
    }
    return rpcName === 'Listen' ? this.#openListen(uid, send) : this.#openWrite(uid, send);
  }

  #openListen(uid: string | null, send: (message: unknown) => void): Rpc {
    const mayRead = (path: string) => this.#options.allows({ uid, path, op: 'read' });
    const listen = new Listen({ documents: this.documents, mayRead, send });
    this.#listens.add(listen);
    return {
      onMessage: (message) => listen.onMessage(message),
      onClose: () => {
        listen.onClose();
        this.#listens.delete(listen);
      },
    };
  }

  #openWrite(uid: string | null, send: (message: unknown) => void): Rpc {
    let messageCount = 0;
    let previousAnswer: Promise<unknown> = Promise.resolve();
    const answerWrites = async (writes: Write[] | undefined, streamToken: string) => {
      // The first message only opens the stream.
      if (!writes) return send({ streamId: '1', streamToken });
      try {
        send({ streamToken, ...(await this.#commit(writes, uid)) });
      } catch (error) {
        if (!(error instanceof RpcError)) throw error;
        send(errorMessageOf(error));
      }
    };
    return {
      onMessage: (message) => {
        const { writes } = message as { writes?: Write[] };
        const streamToken = btoa(String(messageCount));
        messageCount += 1;
        previousAnswer = previousAnswer.then(() => answerWrites(writes, streamToken));
      },
      onClose: () => {},
    };
  }

  async #call(request: Request, path: string): Promise<unknown> {
    const [, database = '', parentPath = '', method = ''] =
      /\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents(.*):(\w+)$/.exec(path) ?? [];
    const outage = this.#options.outage();
    if (outage !== null) throw new RpcError(outage, outage);
    const { uid, refused } = this.#bearerIn(request.headers);
    if (refused) throw new RpcError('UNAUTHENTICATED', 'Missing or invalid authentication.');
    const body = JSON.parse(await request.text()) as CallBody;
    if (method === 'commit') return this.#commit(body.writes ?? [], uid);
    if (method === 'beginTransaction') return { transaction: btoa(nextTime()) };
    if (method === 'batchGet') return this.#batchGet(body.documents ?? [], database, uid);
    if (method !== 'runQuery' || !body.structuredQuery) throw new RpcError('UNIMPLEMENTED', path);
    const parent = `${database}/documents${parentPath}`;
    this.#refuseUnlessAllowed({ uid, path: `${collectionOf(parent, body.structuredQuery)}/*`, op: 'read' });
    const matchingDocuments = runQuery(this.documents, parent, body.structuredQuery);
    if (matchingDocuments.length === 0) return [{ readTime: nextTime() }];
    return matchingDocuments.map((document) => ({
      document: wireOf(database, document),
      readTime: nextTime(),
    }));
  }

  #batchGet(names: readonly string[], database: string, uid: string | null) {
    return names.map((name) => {
      const path = pathIn(name);
      this.#refuseUnlessAllowed({ uid, path, op: 'read' });
      const document = this.documents.get(path);
      return document
        ? { found: wireOf(database, document), readTime: nextTime() }
        : { missing: name, readTime: nextTime() };
    });
  }

  /** Atomic: all permissions and preconditions are checked before the first write. */
  #commit(writes: readonly Write[], uid: string | null) {
    return this.#options.runCommit(() => {
      // A `verify` only checks the version of a document that was read; it changes nothing.
      const changingWrites = writes.filter(({ verify }) => verify === undefined);
      const changes = changingWrites.map((write) => {
        const path = pathIn(nameIn(write));
        const after = outcomeOf(this.documents, write);
        return { path, before: this.documents.read(path), after: after && fromFields(after.fields) };
      });
      for (const write of writes) refuseUnlessExpected(this.documents, write);
      for (const change of changes) this.#refuseUnlessAllowed({ uid, op: 'write', ...change });
      return this.documents.batch(() => {
        const writeResults = writes.map((write) => applyWrite(this.documents, write));
        for (const change of changes) this.#options.recordChange(change);
        return { writeResults, commitTime: nextTime() };
      });
    });
  }

  #refuseUnlessAllowed(access: Access): void {
    if (!this.#options.allows(access)) throw DENIED;
  }

  #bearerIn(headers: Headers): Bearer {
    return this.#options.bearerOf(headers.get('authorization')?.replace(/^Bearer /, '') ?? null);
  }
}

interface CallBody {
  writes?: Write[];
  documents?: string[];
  structuredQuery?: StructuredQuery;
}

const errorMessageOf = ({ code, status, message }: RpcError) => ({ error: { code, status, message } });

const jsonResponse = (request: Request, body: unknown, status = 200): Response =>
  Response.json(body, {
    status,
    headers: {
      'access-control-allow-origin': request.headers.get('origin') ?? '*',
      'access-control-allow-credentials': 'true',
    },
  });
