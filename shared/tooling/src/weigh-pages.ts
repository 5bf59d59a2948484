import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { remoteNames } from '@shop/contracts/parts'
import type { AppName } from './apps.ts'
import type { AssetList } from './webpack/asset-list.ts'
import { root } from './webpack/root.ts'

/** KiB of JavaScript, brotli, and how many scripts. */
type Limit = readonly [scriptKiB: number, scripts: number]

/**
 * What a first visit may cost: the frame, and what each page of a remote adds to it. Each team has its own, so that none can use up
 * what is left of another's.
 */
export type Budgets = {
  frame: Limit
  pages: Partial<Record<AppName, Readonly<Record<string, Limit>>>>
  /** KiB of one script of a remote, also of those that come later. */
  largestScript: number
}

/** Where the build of an app lies that is weighed. */
export type FolderOf = (app: AppName) => Promise<string>

type Build = { folder: string; chunks: AssetList['chunks']; files: readonly string[] }

/** Comes soon after the first page, so it counts: the frame's drawers, the texts of refusals, the question about cookies. */
const FRAME_CHUNKS = ['starter', 'main', 'drawers', 'consent-bar']
const LANGUAGES = ['uk', 'en']

/** What a first visit may cost, part by part: those of its pages stand in each remote's own folder. */
export function readBudgets(): Budgets {
  const frame = JSON.parse(readFileSync(path.join(import.meta.dirname, '../budgets.json'), 'utf8'))
  const pages = remoteNames.map(name => [name, JSON.parse(readFileSync(path.join(root, name, 'budgets.json'), 'utf8'))])
  return { ...frame, pages: Object.fromEntries(pages) }
}

/**
 * One line for the frame or for each page of a remote, in the heavier of the two languages; lines of what is too heavy, or of what
 * nobody has said how heavy it may be, begin with "over".
 */
export function budgetLines({ frame, pages, largestScript }: Budgets, app: AppName, folder: string): string[] {
  const { chunks, files }: AssetList = JSON.parse(readFileSync(path.join(folder, 'assets.json'), 'utf8'))
  const build = { folder, chunks, files }
  if (app === 'host') return [lineOf('frame', heaviest(build, FRAME_CHUNKS, ['texts', 'error-texts'], []), frame)]
  const known = pages[app] ?? {}
  const names = Object.keys(chunks).flatMap(name => (name.startsWith('page-') ? [name.slice('page-'.length)] : []))
  const gone = Object.keys(known).filter(page => !names.includes(page))
  return [
    ...names.map(page => {
      const weight = heaviest(build, [app.replaceAll('-', '_'), 'remote', `page-${page}`], ['texts'], [page])
      return lineOf(`${app} ${page}`, weight, known[page])
    }),
    ...gone.map(page => `over  ${app} ${page}: has a budget, and is no page of the build`),
    ...largeScripts(build, largestScript).map(text => `over  ${app} ${text}`),
  ]
}

function lineOf(name: string, { bytes, scripts }: Weight, limit: Limit | undefined): string {
  const kib = bytes / 1024
  if (!limit) return `over  ${name}: ${kib.toFixed(1)} KiB, ${scripts} scripts, and no budget`
  const isOver = kib > limit[0] || scripts > limit[1]
  return `${isOver ? 'over' : 'ok'}  ${name}: ${kib.toFixed(1)} of ${limit[0]} KiB, ${scripts} of ${limit[1]} scripts`
}

type Weight = { bytes: number; scripts: number }

/** With the texts of a language; those of a page alone only where the part has such. */
function heaviest(build: Build, chunks: string[], texts: string[], pages: string[]): Weight {
  const weights = LANGUAGES.map(language => {
    const ofPages = pages.map(page => `texts-${page}-${language}-json`).filter(name => build.chunks[name])
    return weigh(build, [...chunks, ...texts.map(name => `${name}-${language}`), ...ofPages])
  })
  return weights.reduce((one, other) => (other.bytes > one.bytes ? other : one))
}

function weigh({ folder, chunks }: Build, names: string[]): Weight {
  const missing = names.filter(name => !chunks[name])
  if (missing.length > 0) throw new Error(`${folder} has no chunk named ${missing.join(', ')}`)
  const files = new Set(names.flatMap(name => chunks[name] ?? []).filter(file => file.endsWith('.js')))
  return { scripts: files.size, bytes: [...files].reduce((sum, file) => sum + sentBytes(folder, file), 0) }
}

function largeScripts({ folder, files }: Build, largest: number): string[] {
  return files.flatMap(file => {
    const kib = file.endsWith('.js') ? sentBytes(folder, file) / 1024 : 0
    return kib > largest ? [`${file}: ${kib.toFixed(1)} of ${largest} KiB in one script`] : []
  })
}

function sentBytes(folder: string, name: string): number {
  const file = path.join(folder, name)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}
