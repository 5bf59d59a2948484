import path from 'node:path'
import LocalesPlugin from '@react-aria/optimize-locales-plugin'
import type { RemoteRoute } from '@shop/contracts/pages'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import type { CustomTransformers } from 'typescript'
import webpack, { type Configuration } from 'webpack'
import { AssetListPlugin } from './asset-list.ts'
import { callsWithoutSchemas } from './calls-without-schemas.ts'
import { CheckedLoadingPlugin, insertChecked } from './checked-loading.ts'
import { root } from './root.ts'

export type Mode = 'production' | 'development'

/** What an app is built for; the dev server has TypeScript also mark components. */
export type Purpose = {
  mode: Mode
  transformers?: () => CustomTransformers
  /** The app checks by the contract what it is about to ask, whatever the call. */
  checksWhatItAsks?: boolean
}

type BuildTarget = Purpose & {
  name: string
  publicPath: string
  /** Of a remote: its pages. */
  routes?: () => Promise<readonly RemoteRoute[]>
}

/** A file's name with its contents' hash; in development without, so that a changed file replaces the one before it. */
export function hashedName(name: string, ending: string, mode: Mode): string {
  return mode === 'production' ? `${name}.[contenthash:8]${ending}` : `${name}${ending}`
}

/** What host and remotes have in common: TypeScript as it is, CSS Modules whose names cannot collide, hashed files. */
export function baseConfig({
  name,
  mode,
  publicPath,
  transformers,
  checksWhatItAsks = false,
  routes,
}: BuildTarget): Configuration {
  const slimCalls = () => ({ before: [callsWithoutSchemas({ keepsInput: checksWhatItAsks })] })
  const context = path.join(root, name)
  const script = hashedName('[name]', '.js', mode)
  const style = hashedName('[name]', '.css', mode)
  return {
    name,
    mode,
    context,
    target: ['web', 'es2022'],
    // No kind that needs `eval`, which the policy of our pages forbids.
    devtool: mode === 'production' ? false : 'cheap-module-source-map',
    output: {
      path: path.join(root, '.cache/build', mode, name),
      filename: script,
      chunkFilename: script,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      cssFilename: style,
      publicPath,
      uniqueName: name,
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'], alias: mode === 'production' ? routerWithoutWarnings : {} },
    module: { rules: rules(name, mode === 'production' ? slimCalls : transformers) },
    plugins: [
      new MiniCssExtractPlugin({
        filename: style,
        chunkFilename: style,
        // Class names are unique per module and layers order the rest.
        ignoreOrder: true,
        ...(mode === 'production' && { insert: insertChecked }),
      }),
      LocalesPlugin.webpack({ locales: ['en-US', 'uk-UA'] }),
      new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode) }),
      new AssetListPlugin(async () => routes?.()),
      // What a dev server serves changes while the page is open.
      ...(mode === 'production' ? [new CheckedLoadingPlugin()] : []),
    ],
    optimization: {
      runtimeChunk: false,
      // SWC's scripts are smaller than those of webpack's own minimizer, and written in half the time.
      minimizer: [
        new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, minimizerOptions: { compress: { passes: 2 } } }),
        new CssMinimizerPlugin(),
      ],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(root, '.cache/webpack'),
      name: `${name}-${mode}`,
      buildDependencies: { build: [import.meta.dirname + path.sep, path.join(root, 'package-lock.json')] },
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
  }
}

// The exports of the router name its development build only, whose warnings every visitor would load.
const router = path.join(root, 'node_modules/react-router/dist/production')
const routerWithoutWarnings = {
  'react-router$': path.join(router, 'index.mjs'),
  'react-router/dom$': path.join(router, 'dom-export.mjs'),
}

function rules(name: string, transformers: Purpose['transformers']) {
  const typescript = {
    loader: 'ts-loader',
    options: {
      transpileOnly: true,
      ...(transformers && { getCustomTransformers: transformers }),
      configFile: path.join(root, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        allowImportingTsExtensions: false,
        module: 'esnext',
        moduleResolution: 'bundler',
        target: 'es2022',
      },
    },
  }
  const cssModules = {
    loader: 'css-loader',
    options: {
      modules: {
        auto: /\.module\.css$/,
        localIdentName: '[hash:base64:5]',
        localIdentHashSalt: name,
        namedExport: false,
        exportLocalsConvention: 'as-is',
      },
    },
  }
  return [
    { test: /\.tsx?$/, exclude: /node_modules/, use: typescript },
    // Rules and schemas do nothing but define, so what is not imported may go.
    { test: /shared[\\/](contracts|money|pricing|ui-kit)[\\/]src[\\/].*\.tsx?$/, sideEffects: false },
    { include: router, use: path.join(import.meta.dirname, 'droppable-components.ts') },
    { test: /\.css$/, use: [MiniCssExtractPlugin.loader, cssModules], sideEffects: true },
    { test: /\.(woff2|svg|png|webp|ico)$/, type: 'asset/resource' as const },
  ]
}
