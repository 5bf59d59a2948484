import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { headerSearchSlot, newsletterSlot, popupSlots, verificationBarSlot } from '@shop/contracts/pages'
import { alteredFiles, digestOf } from '@shop/service-kit/releases/altered-files'
import { type AppName, appNames } from '../apps.ts'
import { routeProblems } from '../release-routes/route-problems.ts'
import type { AssetList } from '../webpack/asset-list.ts'
import { root } from '../webpack/root.ts'
import { budgetLines, type FolderOf, readBudgets } from '../weigh-pages.ts'
import { problemOfList, readAssetList, readOthersList } from './released-files.ts'
import { sharingProblems } from './sharing-problems.ts'

type Proof = () => Promise<string[]>

/** What a build proves before it is handed out beside what is, by name: each finds the files, screens or consumers that it would break. */
export function buildProofs(
  app: AppName,
  built: string,
  served: FolderOf,
  canaries: FolderOf = served,
): Record<string, Proof> {
  return {
    files: async () => {
      const problem = await problemOfList(built)
      const altered = await alteredFiles(built, await digestOf(built))
      return [...(problem ? [problem] : []), ...altered.map(file => `${file} is not what was built`)]
    },
    screens: async () =>
      missingScreens(app, (await readAssetList(built)).chunks).map(screen => `${screen} is not exposed`),
    routes: async () => routesBeside(app, await readAssetList(built), [served, canaries]),
    sharing: async () => sharingBeside(app, await readAssetList(built), [served, canaries]),
    imports: () => importProblems(app),
  }
}

/** With stable versions and with canaries: which of them a visitor gets of another part is a matter of chance. */
async function sharingBeside(app: AppName, assets: AssetList, folders: FolderOf[]): Promise<string[]> {
  const beside = await Promise.all(folders.map(folderOf => readOthersLists(app, folderOf)))
  return [...new Set(beside.flatMap(others => sharingProblems(app, assets, others)))]
}

async function routesBeside(app: AppName, assets: AssetList, folders: FolderOf[]): Promise<string[]> {
  const beside = await Promise.all(folders.map(folderOf => readOthersLists(app, folderOf)))
  return [...new Set(beside.flatMap(others => routeProblems(app, assets, others)))]
}

/** The other parts as they are handed out; parts that were never released, or cannot be read, are no hindrance. */
async function readOthersLists(app: AppName, served: FolderOf): Promise<Map<AppName, AssetList>> {
  const others = appNames.filter(other => other !== app)
  const lists = await Promise.all(
    others.map(async (other): Promise<[AppName, AssetList][]> => {
      const list = await served(other)
        .then(readOthersList)
        .catch(() => null)
      return list ? [[other, list]] : []
    }),
  )
  return new Map(lists.flat())
}

/** Pages of this build that are too heavy, or its frame. */
export function budgetProblems(app: AppName, built: string): string[] {
  return budgetLines(readBudgets(), app, built).flatMap(line =>
    line.startsWith('over') ? [line.slice('over'.length).trim()] : [],
  )
}

/** Imports of the app that the folder tree forbids. */
async function importProblems(app: AppName): Promise<string[]> {
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', app]
  const cruise = promisify(execFile)(path.join(root, 'node_modules/.bin/depcruise'), args, { cwd: root })
  return cruise.then(
    () => [],
    ({ stdout = '' }: { stdout?: string }) => stdout.split('\n').filter(line => /^\s*error /.test(line)),
  )
}

const slots = [...Object.values(popupSlots), verificationBarSlot, newsletterSlot, headerSearchSlot]

/** What the shop asks this remote for and its build has not; each is a chunk of that name. Its pages are those of its routes. */
export function missingScreens(app: AppName, chunks: AssetList['chunks']): string[] {
  if (app === 'host') return []
  const ofSlots = slots.filter(({ owner }) => owner === app).map(({ slot }) => `slot-${slot}`)
  return [...new Set(['remote', ...ofSlots])].filter(name => !chunks[name])
}
