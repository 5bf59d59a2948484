import type { Configuration } from 'webpack'
import type { Configuration as DevServer } from 'webpack-dev-server'
import type { AppName } from '../../apps.ts'
import { devServerFor } from './dev-server.ts'
import { expectFree, readSettings } from './listening.ts'
import { shopInFront } from './shop-in-front.ts'
import { socketPath } from './socket-path.ts'
import { sayTypes } from './type-messages.ts'
import { withRefresh } from './with-refresh.ts'

type Served = Configuration & { devServer?: DevServer }

/** The shop itself usually has 3000. */
const BESIDE_THE_SHOP = 3001

/** Parts of the shop behind one dev server; whatever they are not is asked of a running shop. */
export async function servedApps(apps: readonly AppName[]): Promise<Served[]> {
  const place = { ...readSettings(BESIDE_THE_SHOP), ...shopInFront() }
  await expectFree(place.host, place.port)
  const devServer: DevServer = {
    ...devServerFor(apps, place),
    onListening: server => {
      const { host, port, shop, isDeployed } = place
      console.log(`http://${host}:${port} serves ${apps.join(', ')}; all else comes from ${shop}`)
      if (isDeployed) console.log('Calls reach that shop: what is ordered here is ordered there.')
      sayTypes(server, apps)
    },
  }
  return apps.map((app, index) => ({ ...withRefresh(app, socketPath(apps)), ...(index === 0 && { devServer }) }))
}
