import type { RemoteName } from '@shop/contracts/parts'
import type { Configuration } from 'webpack'
import { type AppName, appNames } from '../apps.ts'
import type { Purpose } from './base.ts'
import { hostConfig } from './host-config.ts'
import { remoteConfig } from './remote-config.ts'

/** What webpack-cli calls; `webpack serve` says so in `env`. Several configurations are what one dev server serves. */
export type ConfigFactory = (env?: { WEBPACK_SERVE?: boolean }) => Configuration | Promise<Configuration[]>

type Remote = { name: RemoteName } & Pick<Purpose, 'checksWhatItAsks'>

/** The host; served, it comes with all remotes. */
export function createHostConfig(): ConfigFactory {
  return env => (env?.WEBPACK_SERVE ? loadServedApps(appNames) : hostConfig({ mode: 'production' }))
}

/**
 * A remote; served, it brings the frame with it. React keeps what is on the screen only in its development build, and that
 * is the host's: the shop round about may be a production one.
 */
export function createRemoteConfig({ name, ...wishes }: Remote): ConfigFactory {
  return env =>
    env?.WEBPACK_SERVE ? loadServedApps(['host', name]) : remoteConfig(name, { mode: 'production', ...wishes })
}

/** Asked for only by `webpack serve`: a build knows nothing of what development needs. */
async function loadServedApps(names: readonly AppName[]): Promise<Configuration[]> {
  const { servedApps } = await import('./dev/served-apps.ts')
  return servedApps(names)
}
