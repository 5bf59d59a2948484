/** Bytes in their place among others: to cut each out as a buffer of its own costs more than to copy it. */
export type Slice = { bytes: Buffer; start: number; end: number }

/** JSON that was written before, as bytes one after the other: an answer takes it as it stands instead of writing it again. */
export class WrittenJson {
  readonly parts: readonly Slice[]

  constructor(...parts: readonly Slice[]) {
    this.parts = parts
  }
}

/** A text as it stands in an answer. */
export function sliceOf(text: string): Slice {
  const bytes = Buffer.from(text)
  return { bytes, start: 0, end: bytes.length }
}

/**
 * An answer that is made of checked parts and true to its contract (a test of its own proves that), so it is sent without
 * being parsed once more. Members may be JSON that was written before, and lists of it.
 */
export class TrueAnswer {
  /** By the names of the contract, which are plain words. */
  readonly members: Readonly<Record<string, unknown>>

  constructor(members: Readonly<Record<string, unknown>>) {
    this.members = members
  }
}

/** The answer as JSON, in UTF-8. */
export function writeAnswer({ members }: TrueAnswer): Buffer {
  const parts: Slice[] = []
  let text = '{"status":true'
  for (const name in members) {
    const value = members[name]
    text += `,"${name}":`
    if (value instanceof WrittenJson) {
      parts.push(sliceOf(text), ...value.parts)
      text = ''
    } else if (isWritten(value)) {
      parts.push(sliceOf(`${text}[`))
      for (let place = 0; place < value.length; place++) {
        if (place > 0) parts.push(COMMA)
        for (const part of value[place]?.parts ?? []) parts.push(part)
      }
      text = ']'
    } else text += JSON.stringify(value)
  }
  parts.push(sliceOf(`${text}}`))
  return joined(parts)
}

const COMMA = sliceOf(',')

function joined(parts: readonly Slice[]): Buffer {
  let length = 0
  for (const { start, end } of parts) length += end - start
  const answer = Buffer.allocUnsafe(length)
  let at = 0
  for (const { bytes, start, end } of parts) at += bytes.copy(answer, at, start, end)
  return answer
}

function isWritten(value: unknown): value is readonly WrittenJson[] {
  return Array.isArray(value) && value[0] instanceof WrittenJson
}
