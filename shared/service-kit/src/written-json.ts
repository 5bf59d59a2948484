/** JSON that was written before, as bytes one after the other: an answer takes it as it stands instead of writing it again. */
export class WrittenJson {
  readonly parts: readonly Buffer[]

  constructor(...parts: readonly Buffer[]) {
    this.parts = parts
  }
}

/**
 * An answer that is made of checked parts and true to its contract (a test of its own proves that), so it is sent without
 * being parsed once more. Members may be JSON that was written before, and lists of it.
 */
export class TrueAnswer {
  readonly members: Readonly<Record<string, unknown>>

  constructor(members: Readonly<Record<string, unknown>>) {
    this.members = members
  }
}

/** The answer as JSON, in UTF-8. */
export function writeAnswer({ members }: TrueAnswer): Buffer {
  const parts: Buffer[] = []
  let text = '{"status":true'
  for (const name in members) {
    const value = members[name]
    text += `,${JSON.stringify(name)}:`
    if (value instanceof WrittenJson) {
      parts.push(Buffer.from(text), ...value.parts)
      text = ''
    } else if (isWritten(value)) {
      parts.push(Buffer.from(`${text}[`))
      for (let place = 0; place < value.length; place++) {
        if (place > 0) parts.push(COMMA)
        parts.push(...(value[place]?.parts ?? []))
      }
      text = ']'
    } else text += JSON.stringify(value)
  }
  parts.push(Buffer.from(`${text}}`))
  return Buffer.concat(parts, lengthOf(parts))
}

function lengthOf(parts: readonly Buffer[]): number {
  let length = 0
  for (const part of parts) length += part.length
  return length
}

const COMMA = Buffer.from(',')

function isWritten(value: unknown): value is readonly WrittenJson[] {
  return Array.isArray(value) && value[0] instanceof WrittenJson
}
