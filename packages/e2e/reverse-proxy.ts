import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MANUAL = readFileSync(new URL('../../docs/hosting.md', import.meta.url), 'utf8');
const CERTIFICATE = /\/etc\/letsencrypt\/live\/play\.example\.org\/(fullchain|privkey)\.pem/g;
const MAX_START_POLLS = 200;
const START_POLL_MS = 50;

export const PROXIES = ['nginx', 'caddy'] as const;
export type ProxyName = (typeof PROXIES)[number];

/** Programs outside PATH, where Debian installs nginx. */
const FOLDERS = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/bin'];
export const isInstalled = (program: string): boolean => FOLDERS.some((folder) => existsSync(join(folder, program)));

export interface ProxyOptions {
  /** Where browsers connect to. */
  readonly host: string;
  readonly port: number;
  /** Where Sesame listens. */
  readonly upstream: string;
  /** The command that starts it, such as `ip netns exec NAME`. */
  readonly within?: readonly string[];
  /** Changes the documented configuration. */
  readonly edit?: (configuration: string) => string;
}

export interface ReverseProxy {
  readonly url: string;
  stop(): Promise<void>;
}

/** Runs a proxy with TLS and the configuration of docs/hosting.md, with other ports and a certificate made for the test. */
export const startReverseProxy = async (name: ProxyName, options: ProxyOptions): Promise<ReverseProxy> => {
  const { host, port, within = [] } = options;
  const folder = mkdtempSync(join(tmpdir(), `sesame-${name}-`));
  makeCertificate(folder, host);
  const [program = '', ...args] = [...within, ...commandOf[name](folder, options)];
  const child = spawn(program, args, { cwd: folder, env: { ...process.env, HOME: folder }, stdio: 'ignore' });
  const url = `https://${host}:${port}`;
  for (let polls = 0; !(await isListening(host, port)); polls++) {
    if (child.exitCode !== null || polls > MAX_START_POLLS) throw new Error(`${name} does not start`);
    await new Promise((later) => setTimeout(later, START_POLL_MS));
  }
  return {
    url,
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const commandOf: Readonly<Record<ProxyName, (folder: string, options: ProxyOptions) => readonly string[]>> = {
  nginx: (folder, { edit = same, port, upstream }) => {
    const documented = blockOf('nginx')
      .replace('listen 443 ssl', `listen ${port} ssl`)
      .replace('server 127.0.0.1:8080', `server ${upstream}`)
      .replace(CERTIFICATE, (_, file) => join(folder, `${file}.pem`));
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${kind};`);
    const http = ['access_log off;', ...paths, edit(documented)].join('\n');
    const main = ['daemon off;', 'pid nginx.pid;', 'error_log error.log;', 'events {}', `http {\n${http}\n}`];
    writeFileSync(join(folder, 'nginx.conf'), main.join('\n'));
    return ['nginx', '-p', folder, '-e', 'error.log', '-c', 'nginx.conf'];
  },
  caddy: (folder, { edit = same, host, port, upstream }) => {
    const documented = blockOf('caddy')
      .replace('play.example.org {', `${host}:${port} {\n  tls fullchain.pem privkey.pem`)
      .replace('127.0.0.1:8080', upstream);
    const own = '{\n  admin off\n  auto_https disable_redirects\n}';
    writeFileSync(join(folder, 'Caddyfile'), `${own}\n${edit(documented)}`);
    return ['caddy', 'run', '--config', 'Caddyfile', '--adapter', 'caddyfile'];
  },
};

const same = (text: string): string => text;

const blockOf = (language: string): string => {
  const block = new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(MANUAL)?.[1];
  if (block === undefined) throw new Error(`docs/hosting.md has no ${language} configuration`);
  return block;
};

const makeCertificate = (folder: string, host: string): void => {
  const name = /^[\d.]+$/.test(host) ? `IP:${host}` : `DNS:${host}`;
  const subject = ['-subj', '/CN=sesame', '-addext', `subjectAltName=${name}`];
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', ['req', '-x509', ...key, '-days', '2', ...subject, ...files], { stdio: 'ignore' });
};

const isListening = (host: string, port: number): Promise<boolean> =>
  new Promise((tried) => {
    const socket = connect({ host, port });
    const end = (isOpen: boolean) => () => {
      socket.destroy();
      tried(isOpen);
    };
    socket.once('connect', end(true));
    socket.once('error', end(false));
  });
