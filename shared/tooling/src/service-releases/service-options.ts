import { isReleasedService, type ReleasedService, releasedServices } from '@shop/contracts/released-services'
import { MOST_WATCH_SECONDS } from '@shop/contracts/staff/release-store'
import { readCommandLine } from '@shop/service-kit/process/command-line'
import { WATCH_SECONDS } from '@shop/service-kit/releases/rollout-report'

export type ServiceReleaseOptions = {
  service: ReleasedService
  /** How long errors and latency are watched once the first copy is there. */
  watchSeconds: number
  /** Its own tests take minutes; what is left out is not proved. */
  tests: 'played' | 'left out'
  why?: string | undefined
  unproved?: string | undefined
}

/** `<service> [--watch 600] [--skip-tests] [--why 'a faster list'] [--unproved 'they passed in the build server']` */
export function serviceReleaseOptions(args?: string[]): ServiceReleaseOptions {
  const usage = 'npm run release -- <service> [--watch <seconds>] [--skip-tests] [--why <reason>] [--unproved <why>]'
  const known = {
    watch: { type: 'string' },
    'skip-tests': { type: 'boolean' },
    why: { type: 'string' },
    unproved: { type: 'string' },
  } as const
  const { words, options } = readCommandLine({ script: 'release', usage, words: 1, options: known }, args)
  const watchSeconds = Number(options.watch ?? WATCH_SECONDS)
  if (!Number.isInteger(watchSeconds) || watchSeconds < 1 || watchSeconds > MOST_WATCH_SECONDS)
    throw new Error(`--watch is a whole number of seconds, 1 to ${MOST_WATCH_SECONDS}`)
  return {
    service: serviceNamed(words[0]),
    watchSeconds,
    tests: options['skip-tests'] ? 'left out' : 'played',
    why: options.why,
    unproved: options.unproved,
  }
}

export type ServiceRollbackOptions = { service: ReleasedService; version?: string; why?: string }

/** `<service> [version] [--why 'orders stay open']` */
export function serviceRollbackOptions(args?: string[]): ServiceRollbackOptions {
  const usage = 'npm run rollback -- <service> [version] [--why <reason>]'
  const known = { why: { type: 'string' } } as const
  const { words, options } = readCommandLine({ script: 'rollback', usage, words: 2, options: known }, args)
  const [service, version] = words
  return {
    service: serviceNamed(service),
    ...(version !== undefined && { version }),
    ...(options.why && { why: options.why }),
  }
}

/** `<service> <version> [--why 'loses the size'] [--yes]` */
export function serviceStrikeOptions(args?: string[]): ServiceRollbackOptions & { version: string; isYes: boolean } {
  const usage = 'npm run strike -- <service> <version> [--why <reason>] [--yes]'
  const known = { why: { type: 'string' }, yes: { type: 'boolean' } } as const
  const { words, options } = readCommandLine({ script: 'strike', usage, words: 2, options: known }, args)
  const [service, version] = words
  if (!version) throw new Error(`Name the version; npm run releases lists them: ${usage}`)
  return {
    service: serviceNamed(service),
    version,
    ...(options.why && { why: options.why }),
    isYes: options.yes === true,
  }
}

/** @throws Error that names all services. */
export function serviceNamed(name = ''): ReleasedService {
  if (isReleasedService(name)) return name
  throw new Error(`Name one of ${releasedServices.join(', ')}${name && `; there is no ${name}`}`)
}
