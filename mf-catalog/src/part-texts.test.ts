import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const SOURCE = import.meta.dirname
const PLURAL = /_(one|few|many|other)$/
const BROUGHT_WITH_TEXTS = /withTexts\(\s*\[([^\]]*)\],\s*\(\) =>\s*import\((?:\/\*.*?\*\/ )?'([^']+)'\)/g
const IMPORTED = /(?:^(?:import|export) (?!type )[^;]*?from |import\((?:\/\*.*?\*\/ )?)'(\.[^']+\.tsx?)'/gm

type Screen = { file: string; parts: string[] }

const code = (file: string) => readFileSync(file, 'utf8')
const found = (file: string, pattern: RegExp) => [...code(file).matchAll(pattern)]
const beside = (file: string, address = '') => path.join(path.dirname(file), address)

/** Every screen that comes with words of its own, wherever it is named. */
const screens = globSync(`${SOURCE}/**/*.{ts,tsx}`).flatMap((file): Screen[] =>
  found(file, BROUGHT_WITH_TEXTS).map(([, parts = '', address]) => ({
    file: beside(file, address),
    parts: parts.split(',').map(part => part.trim().replaceAll("'", '')),
  })),
)

/** A screen's own files; what comes later with its own words is another screen. */
function filesOf(entry: string): string[] {
  const files = [entry]
  for (const file of files) {
    const next = found(file, IMPORTED).map(([, address]) => beside(file, address))
    files.push(...next.filter(other => existsSync(other) && !files.includes(other) && !isBroughtBy(file, other)))
  }
  return files
}

function isBroughtBy(file: string, other: string): boolean {
  return found(file, BROUGHT_WITH_TEXTS).some(([, , address]) => beside(file, address) === other)
}

function keysOf(name: string): string[] {
  const texts: Record<string, string> = JSON.parse(code(`${SOURCE}/locales/${name}.json`))
  return Object.keys(texts).map(key => key.replace(PLURAL, ''))
}

const everyKey = globSync(`${SOURCE}/locales/*uk.json`).flatMap(file => keysOf(path.basename(file, '.json')))

/** `'store.more'`, and all that `store.without.${part}` may become. */
function saidIn(file: string): string[] {
  const words = new Set(found(file, /['`]([a-z]\w*(?:\.\w+)*\.?)(?=['`]|\$\{)/g).map(([, word = '']) => word))
  return everyKey.filter(key => [...words].some(word => (word.endsWith('.') ? key.startsWith(word) : key === word)))
}

test.each(screens.map(screen => [path.basename(screen.file), screen] as const))(
  '%s brings all that it says',
  (_, { file, parts }) => {
    const known = new Set(['uk', ...parts.map(part => `${part}.uk`)].flatMap(keysOf))

    expect(
      filesOf(file)
        .flatMap(saidIn)
        .filter(key => !known.has(key)),
    ).toEqual([])
  },
)

test('pages, popups and what comes later on a page are looked at', () => {
  const names = screens.map(({ file }) => path.basename(file))
  expect(names).toEqual(expect.arrayContaining(['store.ts', 'size-guide-popup.ts', 'MoreRows.tsx']))
})
