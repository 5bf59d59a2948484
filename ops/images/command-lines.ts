/** What can build and run images, in the order of preference. */
export const engines = ['docker', 'podman', 'buildah'] as const
export type Engine = (typeof engines)[number]

export type Command = readonly [file: string, ...args: string[]]

export type Build = { target: string; image: string; args: Readonly<Record<string, string>> }

export type Container = {
  name: string
  image: string
  env: Readonly<Record<string, string>>
  /** Files of this machine that stand in the container, and where. */
  files: Readonly<Record<string, string>>
  /** Folders that are empty at its start and gone at its end. */
  tmpfs: readonly string[]
  /** Folders that it may write to, as they are in the image. */
  volumes: readonly string[]
  command: readonly string[]
}

/**
 * Buildah asks for no more than to be root: chroot works inside a container and in a build server's sandbox, where a
 * container of one's own may not be had.
 */
const CHROOT = ['--isolation', 'chroot'] as const

/** Is it there, and does what it needs run? Docker's command without its daemon builds nothing. */
const probeLine = (engine: Engine): Command => [engine, 'info']

export const pullLine = (engine: Engine, image: string): Command => [engine, 'pull', image]

export const imageIdLine = (engine: Engine, image: string): Command => [
  engine,
  'images',
  '--quiet',
  '--no-trunc',
  image,
]

export const removeImageLine = (engine: Engine, image: string): Command => [engine, 'rmi', image]

/** The layers are kept, or each target would build the stages that it shares with others once more. */
export function buildLine(engine: Engine, { target, image, args }: Build): Command {
  const given = Object.entries(args).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`])
  const own = { docker: [], podman: ['--layers'], buildah: ['--layers', '--force-rm', ...CHROOT] }[engine]
  return [engine, 'build', ...own, '--pull=false', '--target', target, '--tag', image, ...given, '.']
}

/** Buildah runs a process in a working container that must be there; the others make theirs. */
export function prepareLine(engine: Engine, { name, image }: Container): Command | null {
  return engine === 'buildah' ? ['buildah', 'from', '--pull-never', '--name', name, image] : null
}

/** In the foreground, on this machine's network: the database is a process of this machine. */
export function runLine(engine: Engine, container: Container): Command {
  const { name, image, env, files, tmpfs, volumes, command } = container
  const settings = Object.entries(env).flatMap(([variable, value]) => ['--env', `${variable}=${value}`])
  const mounts = Object.entries(files).flatMap(([here, there]) => ['--volume', `${here}:${there}:ro`])
  if (engine === 'buildah') return ['buildah', 'run', ...CHROOT, ...settings, ...mounts, name, '--', ...command]
  const locked = ['--read-only', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges']
  const folders = [...tmpfs.flatMap(folder => ['--tmpfs', folder]), ...volumes.flatMap(folder => ['--volume', folder])]
  const about = ['--rm', '--name', name, '--network', 'host', ...locked, ...folders]
  return [engine, 'run', ...about, ...settings, ...mounts, image, ...command]
}

/** One more process in a container that runs. */
export function insideLine(engine: Engine, name: string, command: readonly string[]): Command {
  return engine === 'buildah'
    ? ['buildah', 'run', ...CHROOT, name, '--', ...command]
    : [engine, 'exec', name, ...command]
}

/** Ends its process, gently at first. Buildah knows no such command: the process that started it ends it. */
export function stopLine(engine: Engine, name: string): Command | null {
  return engine === 'buildah' ? null : [engine, 'stop', '-t', '10', name]
}

export function removeLine(engine: Engine, name: string): Command {
  return engine === 'buildah' ? ['buildah', 'rm', name] : [engine, 'rm', '--force', '--volumes', name]
}

/** Prints the digest of an image that came from its registry, alone or behind its name. */
export function digestLine(engine: Engine, image: string): Command {
  return engine === 'buildah'
    ? ['buildah', 'inspect', '--type', 'image', '--format', '{{.FromImageDigest}}', image]
    : [engine, 'image', 'inspect', '--format', '{{index .RepoDigests 0}}', image]
}

/** Prints in JSON what the image runs by default: buildah must be given it. */
export const inspectLine = (image: string): Command => ['buildah', 'inspect', '--type', 'image', image]

/** Makes an image out of a whole file system in a tar. */
export function importLines(
  engine: Engine,
  tar: string,
  image: string,
  env: Readonly<Record<string, string>>,
): readonly Command[] {
  const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`)
  if (engine !== 'buildah') {
    const changes = variables.flatMap(variable => ['--change', `ENV ${variable}`])
    return [[engine, 'import', ...changes, tar, image]]
  }
  const name = `import-${process.pid}`
  return [
    ['buildah', 'from', '--name', name, 'scratch'],
    ['buildah', 'add', '--quiet', name, tar, '/'],
    ['buildah', 'config', ...variables.flatMap(variable => ['--env', variable]), name],
    ['buildah', 'commit', '--quiet', '--rm', name, image],
  ]
}

type Works = (command: Command) => Promise<boolean>

/** The first one that works, or the one that was asked for if it does. */
export async function findEngine(works: Works, wanted?: string): Promise<Engine | null> {
  for (const engine of engines)
    if ((wanted === undefined || wanted === engine) && (await works(probeLine(engine)))) return engine
  return null
}

export function nothingBuilds(wanted?: string): string {
  const missing = wanted ?? `${engines.slice(0, -1).join(', ')} or ${engines.at(-1)}`
  return `Left out, as nothing on this machine can build images: ${missing} must be there and work (on Debian: apt-get install buildah)`
}
