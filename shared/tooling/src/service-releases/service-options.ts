import { readCommandLine } from '@shop/service-kit/process/command-line'
import { isReleasedService, type ReleasedService, releasedServices } from '../releases/released-services.ts'

export type ServiceReleaseOptions = {
  service: ReleasedService
  /** How long errors and latency are watched once the first copy is there. */
  watchSeconds: number
  /** Its own tests take minutes; what is left out is not proved. */
  tests: 'played' | 'left out'
  why?: string | undefined
  unproved?: string | undefined
}

const WATCH_SECONDS = 600
const MOST_WATCH_SECONDS = 86_400

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

/** `<service> [version]` */
export function serviceRollbackOptions(args?: string[]): { service: ReleasedService; version?: string } {
  const usage = 'npm run rollback -- <service> [version]'
  const { words } = readCommandLine({ script: 'rollback', usage, words: 2, options: {} }, args)
  const [service, version] = words
  return { service: serviceNamed(service), ...(version !== undefined && { version }) }
}

/** @throws Error that names all services. */
export function serviceNamed(name = ''): ReleasedService {
  if (isReleasedService(name)) return name
  throw new Error(`Name one of ${releasedServices.join(', ')}${name && `; there is no ${name}`}`)
}
