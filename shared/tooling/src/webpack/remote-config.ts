import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import type { RemoteName } from '@shop/contracts/parts'
import type { Configuration } from 'webpack'
import { routesOfSources } from '../source-routes.ts'
import { baseConfig, hashedName, type Purpose } from './base.ts'
import { takeSingletons } from './singletons.ts'
import { SortedManifestPlugin } from './sorted-manifest.ts'

/** A remote exposes one module, `./remote`; all else in it is loaded by that module when it is needed. */
export function remoteConfig(name: RemoteName, purpose: Purpose): Configuration {
  const config = baseConfig({ ...purpose, name, publicPath: 'auto', routes: () => routesOfSources(name) })
  return {
    ...config,
    entry: {},
    plugins: [
      ...(config.plugins ?? []),
      new SortedManifestPlugin(),
      new ModuleFederationPlugin({
        name: name.replaceAll('-', '_'),
        filename: hashedName('remoteEntry', '.js', purpose.mode),
        exposes: { './remote': { import: './src/exposes/remote.ts', name: 'remote' } },
        shared: takeSingletons(),
        shareStrategy: 'loaded-first',
        // For tools of the ecosystem; our pages know a remote by the registry. What a dev server serves has no fixed names.
        manifest: purpose.mode === 'production',
        dts: false,
        dev: false,
        // A remote asks no other remote for anything.
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
    ],
  }
}
