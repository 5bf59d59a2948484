import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import type { Configuration } from 'webpack'
import { baseConfig, type Purpose } from './base.ts'
import { IncludedPlugin } from './included.ts'
import { root } from './root.ts'
import { shellModules } from './shell-modules.ts'
import { provideSingletons } from './singletons.ts'
import { StarterPlugin } from './starter.ts'
import { WorkerPlugin } from './worker.ts'

/** One eager bundle without an async boundary; it knows nothing of the remotes. */
export function hostConfig(purpose: Purpose): Configuration {
  const config = baseConfig({ ...purpose, name: 'host', publicPath: '/assets/' })
  return {
    ...config,
    entry: { main: './src/main.tsx' },
    plugins: [
      ...(config.plugins ?? []),
      ...(purpose.mode === 'production' ? [new StarterPlugin('src/starter.ts'), new WorkerPlugin(workerConfig())] : []),
      new IncludedPlugin('main', modulesForRemotes()),
      new ModuleFederationPlugin({
        name: 'host',
        shared: provideSingletons(),
        runtimePlugins: [path.join(import.meta.dirname, 'runtime-core-on-global.ts')],
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        // Remotes are named by their entry file in the registry: nothing needs the manifest at run time.
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
    ],
  }
}

/** The service worker is a program of its own: it shares no module with the page, and one file without a hash in it is asked for at `/sw.js`. */
function workerConfig(): Configuration {
  const { name, mode, context, module, resolve, optimization } = baseConfig({
    name: 'host',
    mode: 'production',
    publicPath: '/',
  })
  return {
    name: `${name}-worker`,
    mode,
    context,
    module,
    resolve,
    optimization,
    target: ['webworker', 'es2022'],
    devtool: false,
    entry: { sw: './src/worker/sw.ts' },
    output: { path: path.join(root, '.cache/build', 'production', 'host-worker'), filename: '[name].js', clean: true },
    performance: false,
    infrastructureLogging: { level: 'error' },
  }
}

/** Every module of the shell that a remote may import, also those that the host itself does not use. */
function modulesForRemotes(): string[] {
  const onlyTypes = '@shop/shell/contract'
  return [...shellModules.keys()].filter(name => name !== onlyTypes)
}
