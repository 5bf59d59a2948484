import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { urlVariable } from '@shop/contracts/parts'
import { root } from './compose-file.ts'
import { type Running, runProcess, until } from './run-process.ts'

/** What the owner has set of the door, by the names of the variables. */
type Settings = Readonly<Record<string, string>>

/** Where nginx listens for TLS, and the folder of `fullchain.pem` and `privkey.pem`. */
export type TlsAtDoor = { port: number; certificates: string }

/** Where the copies of each part listen, by its name. */
export type Copies = Readonly<Record<string, readonly number[]>>

/** The variables that name the copies of each part, for nginx and for processes alike. */
export function urlsOf(copies: Copies): Record<string, string> {
  const named = Object.entries(copies).map(([name, ports]) => {
    return [urlVariable(name), ports.map(port => `http://127.0.0.1:${port}`).join(',')] as const
  })
  return Object.fromEntries(named)
}

/** Debian's nginx with the files of its image; only where to listen and whom to ask differ. */
export async function startNginx(
  folder: string,
  door: number,
  copies: Copies,
  { parts = root, settings = {}, tls }: { parts?: string; settings?: Settings; tls?: TlsAtDoor | undefined } = {},
): Promise<Running> {
  const source = path.join(root, 'ops/nginx')
  cpSync(source, folder, { recursive: true })
  mkdirSync(path.join(folder, 'temp'))
  symlinkSync('/usr/lib/nginx/modules', path.join(folder, 'modules'))
  execFileSync(path.join(source, 'collect-files.sh'), [parts, path.join(folder, 'files')])
  writeFileSync(path.join(folder, 'listen.conf'), `listen 127.0.0.1:${door};`)
  if (tls) {
    symlinkSync(tls.certificates, path.join(folder, 'certificates'))
    writeFileSync(path.join(folder, 'listen-tls.conf'), `listen 127.0.0.1:${tls.port} ssl http2;`)
  }
  // The output of a container is a pipe, which nginx opens by its name; of a child process it is none.
  const failures = path.join(folder, 'temp', 'failures.log')
  const env = {
    PATH: process.env.PATH,
    FAILURE_LOG: failures,
    ...settings,
    ...(tls && { TLS: 'on' }),
    ...urlsOf(copies),
  }
  execFileSync('sh', ['write-settings.sh'], { cwd: folder, env })
  // As root nginx would hand its work to a user who may not look into our folder.
  const user = process.getuid?.() === 0 ? 'user root; ' : ''
  const nginx = runProcess('/usr/sbin/nginx', ['-p', folder, '-c', 'nginx.conf', '-g', `${user}daemon off;`])
  await until(async () => (await fetch(`http://127.0.0.1:${door}/door/live`)).ok, nginx)
  const readFailures = () => (existsSync(failures) ? readFileSync(failures, 'utf8') : '')
  return { ...nginx, readOutput: () => nginx.readOutput() + readFailures() }
}
