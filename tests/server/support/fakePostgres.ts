import { createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * How a connection reacts to a statement: answers it, reports that it is terminated and closes, reports that without
 * closing yet, drops the connection, rejects the statement, or never answers.
 */
type Reaction = 'answer' | 'terminate' | 'announce' | 'cut' | 'refuse' | 'hang';

export interface FakePostgres {
  readonly url: string;
  /** The statements so far, each prefixed with its connection's number. */
  readonly statements: string[];
  /** The number of open connections. */
  readonly open: () => number;
  /** Decides how to react to each statement. */
  react: (statement: string, connection: number) => Reaction;
  /** Whether new connections are greeted; otherwise they wait. */
  greets: boolean;
  /** Terminates all connections, as an administrator would. */
  readonly terminateAll: () => void;
  /** Stops accepting connections, and closes the open ones. */
  readonly stop: () => Promise<void>;
  /** Accepts connections again, on the same port. */
  readonly start: () => Promise<void>;
}

const message = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};

const error = (severity: string, code: string, text: string) =>
  message('E', Buffer.from(`S${severity}\0V${severity}\0C${code}\0M${text}\0\0`));
const fatal = error('FATAL', '57P01', 'terminating connection due to administrator command');
const ready = message('Z', Buffer.from('I'));
const complete = (statement: string) => {
  const tag = statement.split(' ')[0]?.toUpperCase() ?? '';
  return message('C', Buffer.from(`${tag}${/^(?:SELECT|DELETE)$/.test(tag) ? ' 0' : ''}\0`));
};

/** A server that speaks enough of PostgreSQL's protocol for statements without parameters, and fails on demand. */
export async function fakePostgres(): Promise<FakePostgres> {
  const sockets = new Set<Socket>();
  let connections = 0;

  function serve(socket: Socket): void {
    const connection = ++connections;
    let received = Buffer.alloc(0);
    let isStarted = false;
    const answer: Record<Reaction, (statement: string) => void> = {
      answer: (statement) => socket.write(Buffer.concat([complete(statement), ready])),
      terminate: () => socket.end(fatal),
      announce: () => socket.write(fatal),
      cut: () => socket.destroy(),
      refuse: () => socket.write(Buffer.concat([error('ERROR', '23505', 'duplicate key'), ready])),
      hang: () => undefined,
    };
    socket.on('data', (data) => {
      received = Buffer.concat([received, data]);
      while (received.length >= 5) {
        const offset = isStarted ? 1 : 0;
        const length = received.readInt32BE(offset) + offset;
        if (received.length < length) return;
        const [type, body] = [received.toString('latin1', 0, 1), received.subarray(offset + 4, length)];
        received = received.subarray(length);
        if (!isStarted) {
          isStarted = true;
          if (fake.greets) socket.write(Buffer.concat([message('R', Buffer.alloc(4)), ready]));
        } else if (type === 'Q') {
          const statement = body.toString('utf8', 0, body.length - 1);
          fake.statements.push(`${connection}: ${statement}`);
          answer[fake.react(statement, connection)](statement);
        } else if (type === 'X') socket.end();
      }
    });
  }

  let port = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    serve(socket);
  });
  const start = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await start();
  port = (server.address() as AddressInfo).port; // a TCP server's address is not a string
  const fake: FakePostgres = {
    url: `postgres://somebody@127.0.0.1:${port}/shop`,
    statements: [],
    open: () => sockets.size,
    react: () => 'answer',
    greets: true,
    terminateAll: () => sockets.forEach((socket) => socket.end(fatal)),
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      sockets.forEach((socket) => socket.end(fatal));
      await closed;
    },
    start,
  };
  return fake;
}
