import { isPromptDue, type PromptName } from './prompts.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')
const ago = (minutes: number) => String(noon - minutes * 60_000)

test.each<[PromptName, number, boolean]>([
  ['registration', 29, false],
  ['registration', 30, true],
  ['loyalty', 29, false],
  ['loyalty', 30, true],
  ['birthday', 359, false],
  ['birthday', 360, true],
])('%s again after %s minutes: %s', (name, minutes, isDue) => {
  expect(isPromptDue(name, ago(minutes), noon)).toBe(isDue)
})

test.each([null, 'yesterday', 'NaN', ago(-60)])('a stored %s hides no prompt', stored => {
  expect(isPromptDue('registration', stored, noon)).toBe(true)
})
