import { readFileSync } from 'node:fs'
import path from 'node:path'
import { packagesOf, targetOf } from '../source-files.ts'
import { type Page, pagesOf, trackedFiles } from './pages.ts'

/** What the repository holds, for what its documents state. */
export type Facts = {
  /** Files, folders, and modules without their ending. */
  paths: readonly string[]
  /** Names of folders, which a path may begin with. */
  beginnings: ReadonlySet<string>
  /** Every word of sources and settings, the list of former names apart; also `assets.json` and the like. */
  words: ReadonlySet<string>
  /** Names of npm scripts by the folder of their workspace, '' for the root. */
  scripts: ReadonlyMap<string, ReadonlySet<string>>
  /** Names of Jest's projects. */
  testProjects: ReadonlySet<string>
  /** Names that no tree holds, because building and running make them. */
  generated: ReadonlySet<string>
  /** Does a package of ours open a module under this name? */
  isModule(name: string): boolean
  read(file: string): string
}

/** Examples, names of Testing Library, and names that are put together while the shop runs. */
const FOREIGN = new Set(['isX', 'hasX', 'withX', 'findBy', 'shop_cart_checkout', 'shop_releases', 'lookbook'])

const SOURCES = /\.(tsx?|[cm]js|json|css|ya?ml|conf|sh|mjml|html|example)$|(^|\/)(Dockerfile|run)$/
const NOT_READ = /(^|\/)(package-lock\.json|private-words(\.test)?\.ts|document-facts(\.test)?\.ts)$/

const FENCE = /^( *)```[\s\S]*?^\1```/gm
const SPAN = /`([^`]+)`/g
const PATH = /^[\w.*{},-]+(\/[\w.*{},-]+)*$/
const FILE_NAME = /\.(tsx?|[cm]js|json|css|md|yml|conf|sh|mjml|csv)$/
const COMMAND = /\bnpm (?:run (?:-s |--silent )?|(?=start|test))([a-z][\w:]*)(?:\s+-w\s+([\w/-]+))?/g
const PROJECT = /--selectProjects\s+(?:'([^']+)'|(\w+))/g
const SCRIPT = /^(test|bench|release|staff):\w+$/
const IDENTIFIER = /^\$?(?:[a-z]+[A-Z]\w*|[A-Z]+[a-z]\w*[A-Z]\w*|[A-Za-z]\w*_\w+)(?:\(.*\))?$/
/** A number in words or digits with what it counts: `four<!-- count: mf-* -->`, or lines of a file, `<!-- count: a/b.ts "text" -->`. */
const COUNT = /([\w-]+)\s*<!-- count: (\S+)(?: "([^"]+)")? -->/g

/** A cell of the table of owners: `catalog: stock, sellables; admin: products`. */
const OWNED = /(?<![\w/-])([a-z-]+): ([a-z-]+(?:, [a-z-]+)*)(?=[^|\n]*\|[^|\n]*\|[^|\n]*\|$)/gm

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

/** Paths, commands, names of code and counts in the documents that the repository does not hold, as `file:line: problem`. */
export function documentProblems(root: string): string[] {
  const facts = factsOf(root)
  return pagesOf(root).flatMap(page => documentProblemsIn(page, facts))
}

export function documentProblemsIn({ file, text }: Page, facts: Facts): string[] {
  const problems: { at: number; problem: string }[] = []
  const add = (at: number, found: string | null) => {
    if (found) problems.push({ at, problem: found })
  }
  const prose = text.replaceAll(FENCE, block => block.replaceAll(/[^\n]/g, ' '))
  for (const { 1: code = '', index } of prose.matchAll(SPAN)) {
    for (const word of code.split(/\s+/)) add(index, pathProblem(word, facts))
    add(index, nameProblem(code, facts))
  }
  for (const { 1: script = '', 2: folder, index } of text.matchAll(COMMAND))
    add(index, scriptProblem(script, folder, facts))
  for (const { 1: quoted, 2: bare, index } of text.matchAll(PROJECT)) {
    const project = quoted ?? bare ?? ''
    if (!facts.testProjects.has(project)) add(index, `Jest has no project ${project}`)
  }
  for (const { 1: stated = '', 2: pattern = '', 3: line, index } of prose.matchAll(COUNT))
    add(index, countProblem(stated, pattern, line, facts))
  for (const { 1: service = '', 2: folders = '', index } of prose.matchAll(OWNED))
    if (facts.paths.includes(`services/${service}`))
      for (const folder of folders.split(', ')) add(index, pathProblem(`services/${service}/src/${folder}`, facts))
  return problems.map(({ at, problem }) => `${file}:${text.slice(0, at).split('\n').length}: ${problem}`)
}

function pathProblem(word: string, facts: Facts): string | null {
  const { paths, beginnings, generated, isModule } = facts
  if (word.startsWith('@shop/') && !word.includes('<')) return isModule(word) ? null : `there is no ${word}`
  const pattern = word
    .replaceAll(/<[^>]+>|…|%\w+%/g, '*')
    .replace(/[:,;]$/, '')
    .replace(/\/$/, '')
  const parts = pattern.split('/')
  const [first = '', ...rest] = parts
  if (!PATH.test(pattern) || pattern === '.' || parts.some(part => generated.has(part) || FOREIGN.has(part)))
    return null
  const isPath = rest.length > 0 ? beginnings.has(first) || /^\w+-\*/.test(first) : word.endsWith('/')
  if (!isPath && (pattern.includes('*') || !FILE_NAME.test(pattern))) return null
  return isThere(pattern, paths) || isWrittenLater(pattern, facts) ? null : `there is no ${word}`
}

/** Names of files that building or running make (`assets.json`) occur in sources. */
function isWrittenLater(pattern: string, { paths, words }: Facts): boolean {
  const [first = ''] = pattern.split('/')
  if (/\.(tsx?|md)$/.test(pattern) || (pattern.includes('/') && paths.includes(first))) return false
  return words.has(path.posix.basename(pattern))
}

/** From the root, or at the end of a path: pages name files of the package that they are about. */
function isThere(pattern: string, paths: readonly string[]): boolean {
  if (!/[*{]/.test(pattern)) return paths.some(file => file === pattern || file.endsWith(`/${pattern}`))
  return paths.some(file => path.posix.matchesGlob(file, `**/${pattern}`))
}

function nameProblem(code: string, { words, scripts }: Facts): string | null {
  if (SCRIPT.test(code)) return scripts.get('')?.has(code) ? null : `there is no npm run ${code}`
  if (!IDENTIFIER.test(code)) return null
  const name = code.replace(/\(.*$/s, '')
  return words.has(name) || FOREIGN.has(name) ? null : `no source holds the name ${name}`
}

function scriptProblem(script: string, folder: string | undefined, { scripts }: Facts): string | null {
  const known = scripts.get(folder ?? '')
  if (!known) return `there is no workspace ${folder}`
  return known.has(script) ? null : `there is no npm run ${script}${folder ? ` -w ${folder}` : ''}`
}

function countProblem(stated: string, pattern: string, line: string | undefined, facts: Facts): string | null {
  const number = NUMBERS.includes(stated.toLowerCase()) ? NUMBERS.indexOf(stated.toLowerCase()) : Number(stated)
  const counted = line
    ? facts.read(pattern).split(line).length - 1
    : facts.paths.filter(file => path.posix.matchesGlob(file, pattern)).length
  return number === counted ? null : `says ${stated}, and there are ${counted} of ${pattern}${line ? ` "${line}"` : ''}`
}

function factsOf(root: string): Facts {
  const files = trackedFiles(root)
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const sources = files.filter(file => SOURCES.test(file) && !NOT_READ.test(file))
  const manifests = files.filter(file => /(^|\/)package\.json$/.test(file))
  const packages = packagesOf(
    root,
    manifests.filter(file => file.includes('/')),
  )
  const folders = new Set(files.flatMap(foldersOf))
  return {
    paths: [
      ...files,
      ...folders,
      ...files.filter(file => /\.tsx?$/.test(file)).map(file => file.replace(/\.tsx?$/, '')),
    ],
    beginnings: new Set([...folders].map(folder => path.posix.basename(folder))),
    words: new Set(sources.flatMap(file => read(file).match(/[$\w]+(?:[.-]\w+)*|\$?\w+/g) ?? []).flatMap(withParts)),
    scripts: new Map(
      manifests.map(file => {
        const folder = path.posix.dirname(file)
        return [folder === '.' ? '' : folder, new Set(Object.keys(JSON.parse(read(file)).scripts ?? {}))]
      }),
    ),
    testProjects: new Set([...read('jest.config.ts').matchAll(/displayName: '([^']+)'/g)].map(([, name = '']) => name)),
    generated: new Set(
      read('.gitignore')
        .split('\n')
        .filter(Boolean)
        .map(line => line.replace(/\/$/, '')),
    ),
    isModule: name => (targetOf(name, '', packages) ?? []).some(target => files.includes(target)) || packages.has(name),
    read,
  }
}

function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

function withParts(word: string): string[] {
  return /[.-]/.test(word) ? [word, ...word.split(/[.-]/)] : [word]
}
