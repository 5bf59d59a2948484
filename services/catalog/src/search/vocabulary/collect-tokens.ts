import type { TakeBreak } from '../../store-list/breaks.ts'
import { soundOf } from '../normalize/sound.ts'
import { stemOf } from '../normalize/stem.ts'
import { synonyms } from '../synonyms/synonyms.ts'
import { createFinder, type Token, type Vocabulary } from './vocabulary.ts'

type Draft = { surfaces: Set<string>; near: number[]; strengths: number[]; far: number[] }

/** Takes the words of one text after the other and makes the vocabulary of them all, synonyms included. */
export function collectTokens() {
  const drafts = new Map<string, Draft>()

  function draftOf(token: string): Draft {
    const known = drafts.get(token)
    if (known) return known
    const draft = { surfaces: new Set<string>(), near: [], strengths: [], far: [] }
    drafts.set(token, draft)
    return draft
  }

  return {
    nearToken(text: number, token: string, strength: number): void {
      const { near, strengths } = draftOf(token)
      near.push(text)
      strengths.push(strength)
    },
    farToken(text: number, token: string): void {
      draftOf(token).far.push(text)
    },
    surface(token: string, surface: string): void {
      draftOf(token).surfaces.add(surface)
    },
    async finish(takeBreak: TakeBreak): Promise<Vocabulary> {
      for (const token of synonyms.keys()) draftOf(token)
      const tokens: Token[] = []
      for (const [text, draft] of drafts) {
        tokens.push(toToken(text, draft))
        await takeBreak()
      }
      return vocabularyOf(tokens, takeBreak)
    },
  }
}

function toToken(text: string, { surfaces, near, strengths, far }: Draft): Token {
  return {
    text,
    surfaces: [...surfaces],
    near: Uint32Array.from(near),
    strengths: Uint8Array.from(strengths),
    far: Uint32Array.from(far),
    synonym: synonyms.get(text) ?? null,
  }
}

async function vocabularyOf(tokens: Token[], takeBreak: TakeBreak): Promise<Vocabulary> {
  const byStem = new Map<string, Token[]>()
  const finder = createFinder()
  for (const [id, token] of tokens.entries()) {
    const { text, near, far, synonym } = token
    const stem = stemOf(text)
    const sharing = byStem.get(stem)
    if (sharing) sharing.push(token)
    else byStem.set(stem, [token])
    const isAskedFor = near.length > 0 || synonym !== null
    finder.add({
      id,
      ...(near.length > 0 && { near: text }),
      ...(far.length > 0 && { far: text }),
      ...(synonym && { synonym: text }),
      ...(isAskedFor && { sound: [...new Set([soundOf(text), soundOf(stem)])].join(' ') }),
    })
    await takeBreak()
  }
  return { tokens, byText: new Map(tokens.map(token => [token.text, token])), byStem, finder }
}
