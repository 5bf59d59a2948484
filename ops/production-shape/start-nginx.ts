import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './compose-file.ts'
import { type Running, runProcess, until } from './run-process.ts'

type Ports = Readonly<Record<string, number>>

/** Where to listen and whom to ask, in the place of the names that only containers have. */
export function writeAddresses(folder: string, { door, host, ...services }: Ports): void {
  const addresses = Object.entries(services).map(([name, port]) => `${name} 127.0.0.1:${port};`)
  writeFileSync(path.join(folder, 'listen.conf'), `listen 127.0.0.1:${door};`)
  writeFileSync(
    path.join(folder, 'addresses.conf'),
    `map $owner $address { default 127.0.0.1:${host}; ${addresses.join(' ')} }
map "" $host_address { default 127.0.0.1:${host}; }`,
  )
}

/** Debian's nginx with the files of its image; only where to listen and whom to ask differ. */
export async function startNginx(folder: string, ports: Ports, parts = root): Promise<Running> {
  const source = path.join(root, 'ops/nginx')
  cpSync(source, folder, { recursive: true })
  mkdirSync(path.join(folder, 'temp'))
  symlinkSync('/usr/lib/nginx/modules', path.join(folder, 'modules'))
  execFileSync(path.join(source, 'collect-files.sh'), [parts, path.join(folder, 'files')])
  writeAddresses(folder, ports)
  // As root nginx would hand its work to a user who may not look into our folder.
  const user = process.getuid?.() === 0 ? 'user root; ' : ''
  const nginx = runProcess('/usr/sbin/nginx', ['-p', folder, '-c', 'nginx.conf', '-g', `${user}daemon off;`])
  await until(async () => (await fetch(`http://127.0.0.1:${ports.door}/door/live`)).ok, nginx)
  return nginx
}
