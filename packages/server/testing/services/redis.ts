import { freePort, launch, makeServiceFolder, type Service, succeeds } from './service.ts';

export const hasRedis = (): boolean => succeeds('redis-server', ['--version']);

/** Redis on a free port, without persistence. */
export const startRedis = async (): Promise<Service> => {
  const port = await freePort();
  const keepNothing = ['--save', '', '--appendonly', 'no'];
  return launch({
    name: 'Redis',
    port,
    home: makeServiceFolder('redis', undefined),
    url: `redis://127.0.0.1:${port}`,
    command: ['redis-server', '--port', String(port), '--bind', '127.0.0.1', ...keepNothing],
    isReady: () => succeeds('redis-cli', ['-p', String(port), 'ping']),
  });
};
