import cluster from 'node:cluster';
import { type Command, complain, parseWhole, say, sayJson } from '../command.ts';
import { toldToClose } from '../told-to-close.ts';

export const serve: Command = {
  usage: 'serve [--port N] [--data DIR] [--host H]',
  summary: 'opens the house: the server with the web',
  optionsOnly: true,
  flags: {
    port: 'where it listens (8080)',
    data: 'the folder that holds everything it knows (data)',
    host: 'the address it listens on (0.0.0.0: all of them)',
  },
  run: async ({ flags, json }) => {
    const port = parseWhole('--port', flags.port ?? '8080', { min: 0, max: 65_535 });
    if (!port.ok) return complain(port.error.message);
    const { data = 'data', host = '0.0.0.0' } = flags;

    const { buildIfStale } = await import('@sesame/web/build');
    const web = await buildIfStale();
    const { localAddresses, serve: open } = await import('@sesame/server');
    const house = await open({ port: port.value, host, data, web }).catch((error: unknown) => {
      if (!isTaken(error)) throw error;
    });
    if (house === undefined) return complain(`port ${port.value} is taken already. Choose another with --port.`);
    if (json) sayJson({ ok: true, url: house.url, port: house.port, ...(house.desk && { desk: house.desk }) });
    else {
      // One of several processes leaves that to the one that started them.
      if (cluster.isPrimary) say(`Sesame is open: ${house.url}`);
      if (cluster.isPrimary && host === '0.0.0.0') {
        for (const address of localAddresses()) say(`For friends in the same network: http://${address}:${house.port}`);
      }
      if (house.desk) say(`Your desk as the host, a link that works once: ${house.desk}`);
    }
    await toldToClose();
    await house.close();
    // The line to whoever started it would keep it alive.
    if (cluster.isWorker) process.disconnect?.();
    return 0;
  },
};

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
