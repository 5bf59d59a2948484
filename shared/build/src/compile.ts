import { promisify } from 'node:util'
import webpack from 'webpack'
import type { Part } from './parts.ts'
import type { ConfigFactory } from './webpack/create-config.ts'
import { root } from './webpack/root.ts'

/** Runs webpack once and gives back the folder that it wrote. */
export async function compile(part: Part): Promise<string> {
  const { default: createConfig }: { default: ConfigFactory } = await import(`${root}/${part}/webpack.config.ts`)
  const [config] = [await createConfig()].flat()
  if (!config) throw new Error(`${part} has no configuration`)
  const compiler = webpack(config)
  const stats = await promisify(compiler.run.bind(compiler))()
  await promisify(compiler.close.bind(compiler))()
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString({ preset: 'errors-only', colors: false }))
  const folder = config.output?.path
  if (!folder) throw new Error(`${part} has no output folder`)
  return folder
}
