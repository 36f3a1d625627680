import type { Server } from 'node:http';

export interface Listening {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Starts a server on a port that is given, or else free. */
export async function listening(server: Server, port = 0): Promise<Listening> {
  await new Promise<void>((resolve) => server.listen(port, resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
  return {
    origin: `http://localhost:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
