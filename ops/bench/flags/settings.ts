import { flagsOfStart, memoryFlags } from '@shop/tooling/node-flags'

/** How V8 deals with memory: `<MB of a semi-space>/<percent of growing>`, with `none` for what is left to V8. */
export type Setting = `${string}/${string}`

export const NONE: Setting = 'none/none'
/** Between little memory and V8's own way. */
const FRONTIER = '4/10,8/20,16/20,16/40,32/40,64/none'
const NAMES = ['max-semi-space-size', 'heap-growing-percent']

/** No flags first, as all others are compared with them, then those of `npm start`, then the settings of a list with commas. */
export function settingsOf(list = FRONTIER, start: readonly string[] = flagsOfStart()): Setting[] {
  return [...new Set([NONE, settingOfFlags(start), ...list.split(',').map(toSetting)])]
}

/** The flags of `npm start` with this setting in the place of its own. */
export function flagsWith(setting: Setting, start: readonly string[] = flagsOfStart()): string[] {
  const others = start.filter(flag => !memoryFlags([flag]).length)
  const figures = setting.split('/')
  return [...others, ...NAMES.flatMap((name, at) => (figures[at] === 'none' ? [] : `--${name}=${figures[at]}`))]
}

export function settingOfFlags(flags: readonly string[]): Setting {
  const figureOf = (name = '') => flags.find(flag => flag.startsWith(`--${name}=`))?.split('=')[1] ?? 'none'
  return `${figureOf(NAMES[0])}/${figureOf(NAMES[1])}`
}

function toSetting(written: string): Setting {
  if (written === 'none') return NONE
  const [setting] = /^(\d+|none)\/(\d+|none)$/.exec(written.trim()) ?? []
  if (!setting) throw new Error(`${written} is no setting: write 16/40, 16/none, none/40 or none`)
  return setting as Setting
}
