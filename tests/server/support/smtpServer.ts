import { createServer, type AddressInfo } from 'node:net';

/** A server that speaks just enough SMTP to accept or refuse a mail. */
export async function smtpServer(refuse = false) {
  const taken: string[] = [];
  const server = createServer((socket) => {
    let data: string | undefined;
    socket.write('220 test\r\n');
    socket.on('data', (bytes) => {
      for (const line of bytes.toString().split(/(?<=\r\n)/)) {
        if (data !== undefined) {
          data += line;
          if (!data.endsWith('\r\n.\r\n')) continue;
          taken.push(data);
          data = undefined;
          socket.write('250 taken\r\n');
        } else if (line.startsWith('DATA')) {
          data = '';
          socket.write('354 go on\r\n');
        } else if (line.startsWith('QUIT')) socket.end('221 bye\r\n');
        else socket.write(refuse && line.startsWith('RCPT') ? '451 later\r\n' : '250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server's address is not a string
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
