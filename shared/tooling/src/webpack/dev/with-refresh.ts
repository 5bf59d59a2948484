import { createRequire } from 'node:module'
import path from 'node:path'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import refreshTypeScript from 'react-refresh-typescript'
import webpack, { type Configuration, type RuleSetRule } from 'webpack'
import type { AppName } from '../../apps.ts'
import { hostConfig } from '../host-config.ts'
import { remoteConfig } from '../remote-config.ts'
import { root } from '../root.ts'
import { addressOfApp } from './dev-page.ts'

const refresh = path.dirname(createRequire(import.meta.url).resolve('react-refresh/package.json'))
const ofThePage = path.join(import.meta.dirname, 'one-refresh.ts')

/** An app whose components and texts change on the open page, what was typed into them stays. It hears of changes at `socket`. */
export function withRefresh(app: AppName, socket: string): Configuration {
  const purpose = { mode: 'development', transformers: () => ({ before: [refreshTypeScript.default()] }) } as const
  const config = app === 'host' ? hostConfig(purpose) : remoteConfig(app, purpose)
  return {
    ...config,
    output: { ...config.output, publicPath: addressOfApp(app), clean: false },
    resolve: {
      ...config.resolve,
      alias: {
        // By its name and by its path: the plugin asks for it both ways.
        'react-refresh/runtime$': ofThePage,
        [`${path.join(refresh, 'runtime.js')}$`]: ofThePage,
        // What `one-refresh.ts` itself asks for; the file of that name would lead back to it.
        'react-refresh$': path.join(refresh, 'cjs/react-refresh-runtime.development.js'),
      },
    },
    module: { rules: [...(config.module?.rules ?? []), reloadsThePage, textsOnThePage(app)] },
    plugins: [
      ...(config.plugins ?? []),
      new webpack.DefinePlugin({ APP_OF_SHOP: JSON.stringify(app) }),
      // One name for all apps: whichever comes first, and that is the host, hooks in before its react-dom, and no other does.
      new ReactRefreshPlugin({ library: 'shop', overlay: false, exclude: [/node_modules/, path.dirname(ofThePage)] }),
      new webpack.EntryPlugin(config.context ?? root, connection(app, socket), {}),
    ],
    stats: 'errors-warnings',
  }
}

/** All apps share the host's copy of these, so a new one beside it would split the state in two: the page is reloaded instead. */
const reloadsThePage = {
  test: /shared[\\/](shell|api-client)[\\/]src[\\/].*\.tsx?$|shared[\\/]contracts[\\/]src[\\/]errors\.ts$/,
  use: path.join(import.meta.dirname, 'reload-when-changed.ts'),
}

/** Texts of an app come to the open page by themselves. */
function textsOnThePage(namespace: AppName): RuleSetRule {
  return {
    test: /[\\/]src[\\/]locales[\\/](?:[\w-]+\.)?(?:uk|en)\.json$/,
    type: 'javascript/auto',
    use: { loader: path.join(import.meta.dirname, 'texts-on-the-page.ts'), options: { namespace } },
  }
}

/** Every app listens for its own changes; the host, being there always, also shows what does not compile, uncoloured by our policy. */
function connection(app: AppName, socket: string): string {
  const overlay = app === 'host' ? '{"errors":true,"warnings":false,"runtimeErrors":false}' : 'false'
  const wishes = new URLSearchParams({
    protocol: 'auto:',
    hostname: '0.0.0.0',
    port: '0',
    pathname: socket,
    logging: 'warn',
    overlay,
    reconnect: '10',
    hot: 'true',
    'live-reload': 'false',
  })
  return `webpack-dev-server/client/index.js?${wishes}`
}
