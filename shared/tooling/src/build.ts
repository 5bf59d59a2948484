import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { appNames } from './apps.ts'
import { readBuildOptions } from './build-options.ts'
import { root } from './webpack/root.ts'

/**
 * Builds host and remotes, two at a time; what did not change is left as it is: `build.ts [app…] [--force]`.
 * Builds bring their contracts, which later releases of other parts are compared with. TypeScript takes seconds of each app for it, so a
 * start that somebody waits for says `--without-contracts`. It stays within the working tree; `--into-registry`, which `npm start` says,
 * hands out where the environment says the shop looks.
 */
const { words, options } = readBuildOptions()
const flags = Object.keys(options).map(name => `--${name}`)
const waiting: string[] = words.length > 0 ? words : [...appNames]

// Federation looks for the folder of each shared package to write its manifest, by a pattern that Node would rather not have.
const quiet = ['--disable-warning=ExperimentalWarning', '--disable-warning=DEP0155']

/** Goes on with the others when one fails, so that every mistake is reported. */
async function buildNext(): Promise<void> {
  const app = waiting.shift()
  if (!app) return
  const script = path.join(root, 'shared/tooling/src/build-app.ts')
  const child = spawn(process.execPath, [...quiet, script, app, ...flags], {
    cwd: root,
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) process.exitCode = 1
  await buildNext()
}

await Promise.all([buildNext(), buildNext()])
