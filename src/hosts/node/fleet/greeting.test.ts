import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type Answer, greet } from './greeting.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A server in this process, and how many still talk to it. */
async function serve(talk: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    talk(socket);
  });
  servers.push(server);
  await new Promise<void>((go) => server.listen(0, '127.0.0.1', go));
  const { port } = server.address() as { port: number };
  return { place: { host: '127.0.0.1', port }, sockets };
}

const says = (words: string | Buffer) => (socket: Socket) => void socket.on('data', () => socket.write(words));
const never = () => () => undefined;
const ENGINES = ['redis', 'postgres'] as const;
const answers = async (talk: (socket: Socket) => void): Promise<readonly Answer[]> => {
  const { place } = await serve(talk);
  return Promise.all(ENGINES.map((engine) => greet(engine, place, 0, never)));
};

describe('what answers at an address', () => {
  it('is a server of its kind', async () => {
    expect(await answers(says('+PONG\r\n'))).toEqual(['answers', 'foreign']);
    expect(await answers(says('-NOAUTH Authentication required.\r\n'))).toEqual(['answers', 'foreign']);
    expect(await answers(says('S'))).toEqual(['foreign', 'answers']);
    expect(await answers(says('N'))).toEqual(['foreign', 'answers']);
    expect(await answers(says(Buffer.from('E\0\0\0\x20SFATAL', 'latin1')))).toEqual(['foreign', 'answers']);
  });

  it.each([
    ['HTTP', says('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')],
    ['SSH, which speaks first', (socket: Socket) => void socket.write('SSH-2.0-OpenSSH_9\r\n')],
    ['something that agrees to everything', says('+OK\r\n')],
    ['something that sends without end', (socket: Socket) => void socket.write('$100000000\r\n'.repeat(1000))],
    ['something that hangs up', (socket: Socket) => void socket.end()],
    ['something that hangs up once it is asked', (socket: Socket) => void socket.once('data', () => socket.end())],
  ])('is neither where it is %s', async (_, talk) => {
    expect(await answers(talk)).toEqual(['foreign', 'foreign']);
  });

  it('is silent where nothing comes', async () => {
    for (const engine of ENGINES) {
      let isOver: () => void = () => undefined;
      const { place, sockets } = await serve((socket) => void socket.once('data', () => isOver()));
      const silent = greet(engine, place, 10_000, (milliseconds, callback) => {
        expect(milliseconds).toBe(10_000);
        isOver = callback;
        return () => undefined;
      });
      expect(await silent).toBe('silent');
      // It does not stay connected.
      await expect.poll(() => sockets.size).toBe(0);
    }
  });

  it('is nothing where no connection can be made', async () => {
    const { place } = await serve(() => undefined);
    await new Promise((go) => servers.pop()!.close(go));
    for (const engine of ENGINES) {
      expect(await greet(engine, place, 0, never)).toMatchObject({ failed: { code: 'ECONNREFUSED' } });
    }
  });
});
