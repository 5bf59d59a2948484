import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { baseConfig, type ConfigFactory } from './base.ts'
import { takenFromHost } from './singletons.ts'

/** A remote exposes one module, `./remote`; all else in it is loaded by that module when it is needed. */
export function createRemoteConfig({ name }: { name: string }): ConfigFactory {
  return ({ mode }) => {
    const config = baseConfig({ name, mode, publicPath: 'auto' })
    return {
      ...config,
      entry: {},
      plugins: [
        ...(config.plugins ?? []),
        new ModuleFederationPlugin({
          name: name.replaceAll('-', '_'),
          filename: 'remoteEntry.[contenthash:8].js',
          exposes: { './remote': { import: './src/exposes/remote.ts', name: 'remote' } },
          shared: takenFromHost(),
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          dev: false,
          experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
        }),
      ],
    }
  }
}
