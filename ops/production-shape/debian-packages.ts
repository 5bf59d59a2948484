import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const FILES = {
  'docker-compose': '/usr/bin/docker-compose',
  nginx: '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
}
type DebianPackage = keyof typeof FILES

/** Are these here? A build server, where we are root, installs them; elsewhere a sentence tells what is left out. */
export function hasPackages(...wanted: DebianPackage[]): boolean {
  const missing = wanted.filter(name => !existsSync(FILES[name]))
  if (missing.length === 0) return true
  if (process.env.CI !== 'true' || process.getuid?.() !== 0) {
    process.stdout.write(`Left out, as this machine has no ${missing.join(', no ')}: apt-get install them to test it\n`)
    return false
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], { stdio: 'inherit', env })
  return true
}
