import type { Drawn } from './draw-pages.ts'
import { nameOfDrawn, sayLook } from './looks.ts'

/** Each problem once, with who has it, in which language and how wide, such as `/cart throws no line is there (customer: en 390 px)`. */
export function problemsIn(drawn: readonly Drawn[]): string[] {
  const seen = new Map<string, Drawn['look'][]>()
  for (const { look, problems } of drawn)
    for (const problem of problems) seen.set(problem, [...(seen.get(problem) ?? []), look])
  return [...seen].map(([problem, looks]) => {
    const byPerson = Object.entries(Object.groupBy(looks, ({ who }) => who))
    const said = byPerson.map(([who, ones = []]) => `${who}: ${ones.map(sayLook).toSorted().join(', ')}`)
    return `${problem} (${said.join('; ')})`
  })
}

/** How long each page took, the slowest first; who drew it side by side is not taken off. */
export function secondsOf(drawn: readonly Drawn[]): string[] {
  const pages = Object.entries(Object.groupBy(drawn, ({ look }) => nameOfDrawn(look)))
  return pages
    .map(([name, looks = []]) => ({ name, looks: looks.length, ms: looks.reduce((sum, { ms }) => sum + ms, 0) }))
    .toSorted((one, other) => other.ms - one.ms)
    .map(({ name, looks, ms }) => `${name} drawn ${looks} times, ${(ms / looks / 1000).toFixed(1)} s each`)
}
