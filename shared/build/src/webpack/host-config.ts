import { readdirSync } from 'node:fs'
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import type { Configuration } from 'webpack'
import { baseConfig, type Purpose } from './base.ts'
import { IncludedPlugin } from './included.ts'
import { root } from './root.ts'
import { providedByHost } from './singletons.ts'
import { StarterPlugin } from './starter.ts'

/** One eager bundle without an async boundary; it knows nothing of the remotes. */
export function hostConfig(purpose: Purpose): Configuration {
  const config = baseConfig({ ...purpose, name: 'host', publicPath: '/assets/' })
  return {
    ...config,
    entry: { main: './src/main.tsx' },
    plugins: [
      ...(config.plugins ?? []),
      ...(purpose.mode === 'production' ? [new StarterPlugin('src/starter.ts')] : []),
      new IncludedPlugin('main', shellFiles()),
      new ModuleFederationPlugin({
        name: 'host',
        shared: providedByHost(),
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

// What lies in other folders of the shell is loaded by its own files when it is needed, never by a remote.
const SHELL_FOLDERS = ['', 'cart/']

/** Every module of the shell that a remote may import, also those that the host itself does not use. */
function shellFiles(): string[] {
  return SHELL_FOLDERS.flatMap(folder =>
    readdirSync(path.join(root, 'shared/shell/src', folder))
      .filter(file => /^[a-z-]+\.tsx?$/.test(file) && file !== 'contract.ts')
      .map(file => `@shop/shell/${folder}${file.replace(/\.tsx?$/, '')}`),
  )
}
