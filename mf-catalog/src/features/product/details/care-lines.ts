/** What a line of the care advice is about: a sign stands before it. */
export type CareSign = 'dry-clean' | 'iron' | 'bleach' | 'wash' | 'dry' | 'other'

type CareLine = { sign: CareSign; text: string }

// Tried in this order: "dry clean" is no drying, and a steam iron is an iron.
const patterns: readonly [CareSign, RegExp][] = [
  ['dry-clean', /хімічн|хімчист|dry.?clean/i],
  ['bleach', /відбіл|bleach/i],
  ['iron', /прасув|відпарю|iron|steam/i],
  ['wash', /прання|прати|випрати|wash/i],
  ['dry', /суш|вішати|\bdry\b|hang/i],
]

/** The advice as staff wrote it, one sentence a line. */
export function careLines(advice: string): CareLine[] {
  const sentences = advice.split(/(?<=[.!;])\s+/).map(sentence => sentence.trim())
  return sentences.filter(Boolean).map(text => ({ sign: signOf(text), text: text.replace(/[;.]$/, '') }))
}

function signOf(text: string): CareSign {
  return patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other'
}
