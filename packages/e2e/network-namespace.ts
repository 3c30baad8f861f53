import { execFileSync } from 'node:child_process';

/** A machine of its own as far as the network is concerned, with one cable to this one. */
export interface NetworkNamespace {
  /** Addresses of this machine and of the other one, as they see each other. */
  readonly here: string;
  readonly there: string;
  /** Starts a command there. */
  readonly within: readonly string[];
  remove(): void;
}

const run = (...[program, ...args]: readonly [string, ...string[]]): void => {
  execFileSync(program, args, { stdio: 'ignore' });
};

/**
 * Whether such tests are wanted. A new cable is a change of the network, at which all browsers on this machine drop what
 * they load: other tests would fail.
 */
export const mayChangeNetwork: boolean = process.env.SESAME_TEST_NAMESPACES === '1';

/** Undefined where namespaces cannot be made: that takes root on Linux. */
export const makeNetworkNamespace = (): NetworkNamespace | undefined => {
  const name = `sesame-${process.pid}`;
  const [inside, outside] = [`in${process.pid}`, `out${process.pid}`];
  // Addresses for documentation (RFC 5737), which no real network has.
  const [here, there] = ['203.0.113.1', '203.0.113.2'];
  const remove = () => run('ip', 'netns', 'delete', name);
  try {
    run('ip', 'netns', 'add', name);
  } catch {
    return undefined;
  }
  try {
    run('ip', 'link', 'add', outside, 'type', 'veth', 'peer', 'name', inside, 'netns', name);
    run('ip', 'address', 'add', `${here}/30`, 'dev', outside);
    run('ip', 'link', 'set', outside, 'up');
    run('ip', '-n', name, 'address', 'add', `${there}/30`, 'dev', inside);
    run('ip', '-n', name, 'link', 'set', inside, 'up');
    run('ip', '-n', name, 'link', 'set', 'lo', 'up');
  } catch {
    remove();
    return undefined;
  }
  return { here, there, within: ['ip', 'netns', 'exec', name], remove };
};
