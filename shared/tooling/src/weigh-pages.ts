import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { AppName } from './apps.ts'
import type { AssetList } from './webpack/asset-list.ts'

export type Budgets = {
  /** KiB of JavaScript, brotli, of a first visit to the page. */
  scriptKiB: number
  scriptRequests: number
  pages: { path: string; owner: AppName; page: string }[]
}

/** Where the build of an app lies that is weighed. */
export type FolderOf = (app: AppName) => Promise<string>

type Visit = { owner: AppName; page: string; language: string }

type PageWeight = { path: string; scripts: string[]; bytes: number }

/** Comes soon after the first page, so it counts: the frame's drawers, the texts of refusals, the question about cookies. */
const HOST_CHUNKS = ['starter', 'main', 'drawers', 'consent-bar']
const LANGUAGES = ['uk', 'en']

/** What the first visit to each page of the budget asks for, in the heavier of the two languages. */
async function weighPages({ pages }: Budgets, folderOf: FolderOf): Promise<PageWeight[]> {
  return Promise.all(
    pages.map(async ({ path: address, owner, page }) => {
      const weights = await Promise.all(LANGUAGES.map(language => weigh({ owner, page, language }, folderOf)))
      const heaviest = weights.reduce((one, other) => (other.bytes > one.bytes ? other : one))
      return { path: address, ...heaviest }
    }),
  )
}

async function weigh({ owner, page, language }: Visit, folderOf: FolderOf): Promise<Omit<PageWeight, 'path'>> {
  const host = filesOf(await folderOf('host'), [...HOST_CHUNKS, `texts-${language}`, `error-texts-${language}`])
  const texts = [`texts-${language}`, `texts-${page}-${language}-json`]
  const remote = filesOf(await folderOf(owner), [owner.replaceAll('-', '_'), 'remote', `page-${page}`, ...texts])
  const files = [...host, ...remote].filter(file => file.endsWith('.js'))
  return {
    scripts: files.map(file => path.basename(file)),
    bytes: files.reduce((sum, file) => sum + sentBytes(file), 0),
  }
}

function filesOf(folder: string, chunks: string[]): string[] {
  const assets: AssetList = JSON.parse(readFileSync(path.join(folder, 'assets.json'), 'utf8'))
  const missing = chunks.filter(name => !assets.chunks[name])
  if (missing.length > 0) throw new Error(`${folder} has no chunk named ${missing.join(', ')}`)
  return [...new Set(chunks.flatMap(name => assets.chunks[name] ?? []))].map(file => path.join(folder, file))
}

function sentBytes(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

/** What a first visit may cost, page by page. */
export function readBudgets(): Budgets {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, '../budgets.json'), 'utf8'))
}

/** One line for each page; the lines of pages that are too heavy begin with "over". */
export async function budgetLines(budgets: Budgets, folderOf: FolderOf): Promise<string[]> {
  const weights = await weighPages(budgets, folderOf)
  return weights.map(({ path: address, scripts, bytes }) => {
    const kib = bytes / 1024
    const isOver = kib > budgets.scriptKiB || scripts.length > budgets.scriptRequests
    const facts = `${kib.toFixed(1)} of ${budgets.scriptKiB} KiB, ${scripts.length} of ${budgets.scriptRequests} scripts`
    return `${isOver ? 'over' : 'ok'}  ${address}: ${facts}`
  })
}
