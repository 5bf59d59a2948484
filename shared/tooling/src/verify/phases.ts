import { globSync } from 'node:fs'
import path from 'node:path'
import { textProblems } from '../check/translations.ts'
import { bin, command, list, type Outcome } from '../outcomes.ts'
import { allStories, ownerOfStory } from '../parts/story-owners.ts'
import { budgetProblems } from '../releases/check-release.ts'
import { isLong, longSuites } from '../test/long-suites.ts'
import { writeGroups } from '../test/test-groups.ts'
import { typeProblems } from '../types/type-problems.ts'
import { root } from '../webpack/root.ts'
import type { Others } from './others.ts'
import { newestBuild, unbuiltApps } from './own-builds.ts'
import type { Phase, Step } from './run-phases.ts'
import { withStoryParts } from './story-parts.ts'
import type { Team } from './team.ts'

/** What types are checked with besides what files import: packages without types, what expectations say, what the frame gives all remotes. */
const AMBIENT = [
  'shared/*/src/**/*.d.ts',
  'shared/tooling/src/jest/component-rules.ts',
  'host/src/remotes/checked-loading.ts',
]
const QUIET = ['--disable-warning=ExperimentalWarning', '--disable-warning=DEP0155']

/** Which of how many shares of the stories are played: a team with many shares them among machines. */
export type StoryShare = { share: number; of: number }

const MOST_SHARES = 20

/** Reads `2/3`; null without one: all stories are played. @throws Error for anything else */
export function readShare(text: string | undefined): StoryShare | null {
  if (text === undefined) return null
  const [share = 0, of = 0] = /^\d{1,2}\/\d{1,2}$/.test(text) ? text.split('/').map(Number) : []
  if (share < 1 || share > of || of > MOST_SHARES)
    throw new Error(`--share is one of up to ${MOST_SHARES} shares of the stories, such as 1/3; not ${text}`)
  return { share, of }
}

/**
 * What a team must know of its parts before it hands them on: sources beside the build, then tests, then stories. What it has none of
 * is left out. `part` is the one that was named.
 */
export function phasesFor(team: Team, part: string, beside: { others: Others; share?: StoryShare | null }): Phase[] {
  const stories = storiesOf(team)
  const tests = { name: 'tests', run: () => runTests(team) }
  const played = { name: 'stories', needs: 'build', run: () => playStories(team, stories, beside) }
  return [
    [sourceSteps(team, stories), team.apps.length > 0 ? buildSteps(team, part) : []],
    [[tests]],
    [stories.length > 0 ? [played] : []],
  ]
}

/** The browser stories about a team's apps, without those that release and break parts of a shop of their own. */
export function storiesOf({ apps }: Team): string[] {
  return allStories(root).filter(file => apps.some(app => app === ownerOfStory(file)) && !isLong(file))
}

function sourceSteps({ apps, folders }: Team, stories: readonly string[]): Step[] {
  const own = [...folders, ...new Set(stories.map(file => path.posix.dirname(file)))]
  const services = folders.filter(folder => folder.startsWith('services/'))
  return [
    ...apps.map(app => finds(`texts of ${app}`, () => textProblems(root, app))),
    program('lint and format', bin('biome'), ['ci', '--colors=off', ...own]),
    finds('types', () => typeProblems(sourcesIn(own))),
    cruise('import directions', '.dependency-cruiser.cjs', folders),
    ...(services.length > 0 ? [cruise('folder directions', '.dependency-cruiser.folders.cjs', services)] : []),
  ]
}

function buildSteps({ apps }: Team, part: string): Step[] {
  const build = async () => {
    const wanted = new Set([...apps, ...(await unbuiltApps())])
    return command('build', process.execPath, [...QUIET, 'shared/tooling/src/build.ts', ...wanted])
  }
  const budgets = finds('budgets', async () => {
    const found = apps.map(async app => budgetProblems(app, await newestBuild(app)))
    return (await Promise.all(found)).flat()
  })
  const contracts = program('contracts', process.execPath, [...QUIET, 'shared/tooling/src/verify/contracts.ts', part])
  return [
    { name: 'build', run: build },
    { ...budgets, needs: 'build' },
    { ...contracts, needs: 'build' },
  ]
}

async function runTests({ name, folders }: Team): Promise<Outcome> {
  writeGroups(root, file => folders.some(folder => file.startsWith(`${folder}/`)) && !isLong(file), name)
  const patterns = [...folders, `.groups/${name}`].map(folder => `${escapePattern(path.join(root, folder))}/`)
  const projects = ['--selectProjects', 'rules', 'components', 'grouped api', '--passWithNoTests']
  const args = [...projects, '--testPathPatterns', ...patterns]
  return saying(await command('tests', bin('jest'), args, { API_GROUPS: name }), /^Tests:\s+(.+)$/m)
}

async function playStories(
  team: Team,
  stories: readonly string[],
  { others, share }: { others: Others; share?: StoryShare | null },
): Promise<Outcome> {
  const files = stories.map(file => `${escapePattern(file)}$`)
  const shard = share ? [`--shard=${share.share}/${share.of}`] : []
  const args = ['test', ...files, '-c', 'e2e/playwright.config.ts', '--project', 'once-*', ...shard]
  const outcome = await withStoryParts(team, others, STORY_PARTS =>
    command('stories', bin('playwright'), args, { STORY_PARTS, LEFT_OUT: longSuites.join(',') }),
  )
  const { says = 'nothing passed' } = saying(outcome, /^\s*(\d+ passed.*)$/m)
  const ofWhat = share ? `share ${share.share} of ${share.of}, the others are not played, ` : ''
  return { ...outcome, says: `${says}, ${ofWhat}of ${stories.length} files; all teams have ${allStories(root).length}` }
}

function program(name: string, file: string, args: readonly string[]): Step {
  return { name, run: () => command(name, file, args) }
}

function cruise(name: string, config: string, folders: readonly string[]): Step {
  return program(name, bin('depcruise'), ['--config', config, '--output-type', 'err', ...folders])
}

function finds(name: string, find: () => readonly string[] | Promise<readonly string[]>): Step {
  return { name, run: () => list(name, find) }
}

/** Every TypeScript file below these folders, and what all of them are checked with. */
function sourcesIn(folders: readonly string[]): string[] {
  const patterns = [...folders.map(folder => `${folder}/**/*.{ts,tsx}`), ...AMBIENT]
  const found = globSync(patterns, { cwd: root, exclude: name => name === 'node_modules' || name === 'dist' })
  return found.map(file => path.join(root, file))
}

/** With the line of the output that sums it up. */
function saying(outcome: Outcome, pattern: RegExp): Outcome {
  const [, says] = pattern.exec(outcome.output) ?? []
  return says ? { ...outcome, says } : outcome
}

/** A path as a part of a pattern. */
function escapePattern(file: string): string {
  return file.replaceAll(/[.+*?^$()[\]{}|\\]/g, '\\$&')
}
