import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './compose-file.ts'
import { type Running, runProcess, until } from './run-process.ts'

type Ports = Readonly<Record<string, number>>

/** What the owner has set of the door, by the names of the variables. */
type Settings = Readonly<Record<string, string>>

/** Where several processes of one service listen, by its name. */
export type Copies = Readonly<Record<string, readonly number[]>>

/** Where to listen and whom to ask, in the place of the names that only containers have. */
export function writeAddresses(folder: string, { door, host, ...services }: Ports, copies: Copies = {}): void {
  const addresses = Object.entries(services).map(([name, port]) => `${name} 127.0.0.1:${port};`)
  writeFileSync(path.join(folder, 'listen.conf'), `listen 127.0.0.1:${door};`)
  writeFileSync(
    path.join(folder, 'addresses.conf'),
    `map $owner $address { default 127.0.0.1:${host}; ${addresses.join(' ')} }
map "" $host_address { default 127.0.0.1:${host}; }
${Object.entries(copies)
  .map(([name, ports]) => balancer(name, services[name], ports))
  .join('\n')}`,
  )
}

/** The one address of several copies, for the door and for other services alike; what they say is handed on as it is. */
function balancer(name: string, port: number | undefined, copies: readonly number[]): string {
  return `upstream ${name}_copies { ${copies.map(copy => `server 127.0.0.1:${copy};`).join(' ')} keepalive 64; }
server {
  listen 127.0.0.1:${port};
  location / { proxy_set_header Connection ""; proxy_set_header Host $http_host; proxy_pass http://${name}_copies; }
}`
}

/** Debian's nginx with the files of its image; only where to listen and whom to ask differ. */
export async function startNginx(
  folder: string,
  ports: Ports,
  parts = root,
  copies: Copies = {},
  settings: Settings = {},
): Promise<Running> {
  const source = path.join(root, 'ops/nginx')
  cpSync(source, folder, { recursive: true })
  mkdirSync(path.join(folder, 'temp'))
  symlinkSync('/usr/lib/nginx/modules', path.join(folder, 'modules'))
  execFileSync(path.join(source, 'collect-files.sh'), [parts, path.join(folder, 'files')])
  writeAddresses(folder, ports, copies)
  execFileSync('sh', ['write-settings.sh'], { cwd: folder, env: { PATH: process.env.PATH, ...settings } })
  // As root nginx would hand its work to a user who may not look into our folder.
  const user = process.getuid?.() === 0 ? 'user root; ' : ''
  const nginx = runProcess('/usr/sbin/nginx', ['-p', folder, '-c', 'nginx.conf', '-g', `${user}daemon off;`])
  await until(async () => (await fetch(`http://127.0.0.1:${ports.door}/door/live`)).ok, nginx)
  return nginx
}
