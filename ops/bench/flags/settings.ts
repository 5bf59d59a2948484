import { flagsOfStart, memoryFlags } from '@shop/tooling/node-flags'

/** How V8 deals with memory; null leaves it to V8. */
export type Setting = { semiSpaceMb: number | null; growingPercent: number | null }

export const NONE: Setting = { semiSpaceMb: null, growingPercent: null }
/** Between little memory and V8's own way. */
const FRONTIER = '4/10,8/20,16/20,16/40,32/40,64/none'

/**
 * What is measured: no flags first, as all others are compared with them, then those of `npm start`, then what is asked for, written as
 * `<MB of a semi-space>/<percent of growing>` with `none` for what is left to V8, with commas between.
 */
export function settingsOf(asked = FRONTIER, start: readonly string[] = flagsOfStart()): Setting[] {
  const named = asked.split(',').map(settingOf)
  const all = [NONE, settingOfFlags(start), ...named]
  return [...new Map(all.map(one => [nameOf(one), one])).values()]
}

export function nameOf({ semiSpaceMb, growingPercent }: Setting): string {
  if (semiSpaceMb === null && growingPercent === null) return 'none'
  return `${semiSpaceMb ?? 'none'}/${growingPercent ?? 'none'}`
}

/** The flags of `npm start` with this setting in the place of its own. */
export function flagsWith(
  { semiSpaceMb, growingPercent }: Setting,
  start: readonly string[] = flagsOfStart(),
): string[] {
  const others = start.filter(flag => !memoryFlags([flag]).length)
  return [
    ...others,
    ...(semiSpaceMb === null ? [] : [`--max-semi-space-size=${semiSpaceMb}`]),
    ...(growingPercent === null ? [] : [`--heap-growing-percent=${growingPercent}`]),
  ]
}

export function settingOfFlags(flags: readonly string[]): Setting {
  const numberOf = (name: string) => {
    const flag = flags.find(one => one.startsWith(`--${name}=`))
    return flag ? Number(flag.slice(name.length + 3)) : null
  }
  return { semiSpaceMb: numberOf('max-semi-space-size'), growingPercent: numberOf('heap-growing-percent') }
}

function settingOf(written: string): Setting {
  if (written === 'none') return NONE
  const [, semiSpace, growing] = /^(\d+|none)\/(\d+|none)$/.exec(written.trim()) ?? []
  if (!semiSpace || !growing) throw new Error(`${written} is no setting: write 16/40, 16/none, none/40 or none`)
  const numberOf = (word: string) => (word === 'none' ? null : Number(word))
  return { semiSpaceMb: numberOf(semiSpace), growingPercent: numberOf(growing) }
}
