import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const SOURCE = import.meta.dirname
const PLURAL = /_(one|few|many|other)$/
const LOADED_WITH_TEXTS = /withTexts\(\s*\[([^\]]*)\],\s*\(\) =>\s*import\((?:\/\*.*?\*\/ )?'([^']+)'\)/g
const IMPORTED = /(?:^(?:import|export) (?!type )[^;]*?from |import\((?:\/\*.*?\*\/ )?)'(\.[^']+\.tsx?)'/gm

type Screen = { file: string; chunks: string[] }

const code = (file: string) => readFileSync(file, 'utf8')
const found = (file: string, pattern: RegExp) => [...code(file).matchAll(pattern)]
const beside = (file: string, address = '') => path.join(path.dirname(file), address)

/** Every screen that comes with texts of its own, wherever it is named. */
const screens = globSync(`${SOURCE}/**/*.{ts,tsx}`).flatMap((file): Screen[] =>
  found(file, LOADED_WITH_TEXTS).map(([, chunks = '', address]) => ({
    file: beside(file, address),
    chunks: chunks.split(',').map(chunk => chunk.trim().replaceAll("'", '')),
  })),
)

/** A screen's own files; what comes later with its own texts is another screen. */
function filesOf(entry: string): string[] {
  const files = [entry]
  for (const file of files) {
    const next = found(file, IMPORTED).map(([, address]) => beside(file, address))
    files.push(...next.filter(other => existsSync(other) && !files.includes(other) && !isLoadedBy(file, other)))
  }
  return files
}

function isLoadedBy(file: string, other: string): boolean {
  return found(file, LOADED_WITH_TEXTS).some(([, , address]) => beside(file, address) === other)
}

function keysOf(name: string): string[] {
  const texts: Record<string, string> = JSON.parse(code(`${SOURCE}/locales/${name}.json`))
  return Object.keys(texts).map(key => key.replace(PLURAL, ''))
}

const everyKey = globSync(`${SOURCE}/locales/*uk.json`).flatMap(file => keysOf(path.basename(file, '.json')))

/** `'store.more'`, and all that `store.without.${group}` may become. */
function keysIn(file: string): string[] {
  const strings = new Set(found(file, /['`]([a-z]\w*(?:\.\w+)*\.?)(?=['`]|\$\{)/g).map(([, text = '']) => text))
  return everyKey.filter(key => [...strings].some(text => (text.endsWith('.') ? key.startsWith(text) : key === text)))
}

test.each(screens.map(screen => [path.basename(screen.file), screen] as const))(
  '%s loads every text that it shows',
  (_, { file, chunks }) => {
    const known = new Set(['uk', ...chunks.map(chunk => `${chunk}.uk`)].flatMap(keysOf))

    expect(
      filesOf(file)
        .flatMap(keysIn)
        .filter(key => !known.has(key)),
    ).toEqual([])
  },
)

test('pages, popups and what comes later on a page are checked', () => {
  const names = screens.map(({ file }) => path.basename(file))
  expect(names).toEqual(expect.arrayContaining(['store-screen.ts', 'SizeGuidePopup.tsx', 'MoreRows.tsx']))
})
