import type { TakeBreak } from '../../store-list/breaks.ts'
import { synonyms } from '../synonyms/synonyms.ts'
import { soundOf } from '../words/sound.ts'
import { stemOf } from '../words/stem.ts'
import { createFinder, type Vocabulary, type Word } from './vocabulary.ts'

type Draft = { surfaces: Set<string>; near: number[]; strengths: number[]; far: number[] }

/** Takes the words of one text after the other and makes the vocabulary of them all, synonyms included. */
export function collectWords() {
  const drafts = new Map<string, Draft>()

  function draftOf(word: string): Draft {
    const known = drafts.get(word)
    if (known) return known
    const draft = { surfaces: new Set<string>(), near: [], strengths: [], far: [] }
    drafts.set(word, draft)
    return draft
  }

  return {
    nearWord(text: number, word: string, strength: number): void {
      const { near, strengths } = draftOf(word)
      near.push(text)
      strengths.push(strength)
    },
    farWord(text: number, word: string): void {
      draftOf(word).far.push(text)
    },
    surface(word: string, surface: string): void {
      draftOf(word).surfaces.add(surface)
    },
    async finish(takeBreak: TakeBreak): Promise<Vocabulary> {
      for (const word of synonyms.keys()) draftOf(word)
      const words: Word[] = []
      for (const [text, draft] of drafts) {
        words.push(finished(text, draft))
        await takeBreak()
      }
      return vocabularyOf(words, takeBreak)
    },
  }
}

function finished(text: string, { surfaces, near, strengths, far }: Draft): Word {
  return {
    text,
    surfaces: [...surfaces],
    near: Uint32Array.from(near),
    strengths: Uint8Array.from(strengths),
    far: Uint32Array.from(far),
    synonym: synonyms.get(text) ?? null,
  }
}

async function vocabularyOf(words: Word[], takeBreak: TakeBreak): Promise<Vocabulary> {
  const byStem = new Map<string, Word[]>()
  const finder = createFinder()
  for (const [id, word] of words.entries()) {
    const { text, near, far, synonym } = word
    const stem = stemOf(text)
    const sharing = byStem.get(stem)
    if (sharing) sharing.push(word)
    else byStem.set(stem, [word])
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
  return { words, byText: new Map(words.map(word => [word.text, word])), byStem, finder }
}
