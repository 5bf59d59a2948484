import { copyFileSync, cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { imageId } from './build-images.ts'
import { type Engine, importLines } from './command-lines.ts'
import { run } from './run-command.ts'

const RELEASE = 'bookworm'
const CERTIFICATES = '/etc/extra-ca.pem'

/**
 * Debian's packages, and Node and npm of this machine: what the public images consist of, for where no registry
 * answers. Made once for each version of Node.
 */
export async function makeDebianBase(engine: Engine, folder: string): Promise<string> {
  const image = `localhost/levada/base:node-${process.versions.node}`
  if (await imageId(engine, image)) return image
  const system = path.join(folder, 'base')
  const tar = `${system}.tar`
  if (process.getuid?.() !== 0)
    throw new Error('Only root can make a Debian: name images with NODE_IMAGE and DEBIAN_IMAGE instead')
  await run(['debootstrap', '--variant=minbase', '--include=ca-certificates', RELEASE, system]).catch(error => {
    throw new Error(
      `No base to build on (apt-get install debootstrap, or set NODE_IMAGE, DEBIAN_IMAGE): ${error.message}`,
    )
  })
  putNode(path.join(system, 'usr/local'))
  // The user that the public image of Node brings.
  await run(['chroot', system, 'useradd', '--create-home', '--uid', '1000', 'node'])
  const env = copyCertificates(system)
  await run(['tar', '-C', system, '-cf', tar, '.'])
  for (const line of importLines(engine, tar, image, env)) await run(line)
  for (const made of [system, tar]) rmSync(made, { recursive: true })
  return image
}

function putNode(local: string): void {
  const npm = npmFolder()
  const bin = path.join(local, 'bin')
  mkdirSync(path.join(local, 'lib/node_modules'), { recursive: true })
  copyFileSync(process.execPath, path.join(bin, 'node'))
  cpSync(npm, path.join(local, 'lib/node_modules/npm'), { recursive: true })
  for (const name of ['npm', 'npx']) symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(bin, name))
}

/** The npm that runs this script. */
function npmFolder(): string {
  const { npm_execpath } = process.env
  if (!npm_execpath) throw new Error('npm is needed to build: start this with npm run test:images')
  // npm/bin/npm-cli.js
  return path.resolve(npm_execpath, '../..')
}

/** Where this machine trusts more than Node does, what is made from it does too: npm asks its registry during the build. */
function copyCertificates(system: string): Record<string, string> {
  const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
  const { NODE_EXTRA_CA_CERTS } = process.env
  if (!NODE_EXTRA_CA_CERTS) return { PATH }
  copyFileSync(NODE_EXTRA_CA_CERTS, path.join(system, CERTIFICATES))
  return { PATH, NODE_EXTRA_CA_CERTS: CERTIFICATES }
}
