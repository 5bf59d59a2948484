/** What stands on a screen to be pressed or filled in, and the call that it sends: method and path. */
export type OfficeScreen = {
  at: string
  controls: readonly (readonly [name: string | RegExp, call: string])[]
  /** What is pressed before. */
  first?: string | RegExp
  /** What may be read where nothing may be done, and the call that answers it. */
  shows?: readonly [text: string, call: string]
  /** What is answered otherwise than in `answers.json`, by the path of the call. */
  answers?: (answers: Answers) => Answers
}
type About = Omit<OfficeScreen, 'at' | 'controls'>

export const screen = (at: string, controls: OfficeScreen['controls'], about: About = {}): OfficeScreen => ({
  at,
  controls,
  ...about,
})

export type Answers = Record<string, unknown>

/** The answers with other fields in a part of one. */
export function changed(answers: Answers, path: string, part: string, fields: object): Answers {
  const answer = answers[path]
  if (typeof answer !== 'object' || answer === null || !(part in answer)) throw new Error(`${path} answers no ${part}`)
  const before: unknown = Reflect.get(answer, part)
  return { ...answers, [path]: { ...answer, [part]: { ...Object(before), ...fields } } }
}
