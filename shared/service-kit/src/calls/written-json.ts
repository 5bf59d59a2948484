/**
 * JSON that was written before: an answer takes it as it stands instead of writing it again. The text is kept in UTF-8, one
 * character for each byte: so it takes half the room, and is joined and sent without being encoded for each answer.
 */
export class WrittenJson {
  readonly utf8: string

  constructor(utf8: string) {
    this.utf8 = utf8
  }
}

/** The text in UTF-8, one character for each byte. */
export function utf8Of(text: string): string {
  return Buffer.from(text).toString('latin1')
}

/**
 * An answer that is made of checked values and true to its contract (a test of its own proves that), so it is sent without
 * being parsed once more.
 */
export class PrevalidatedResponse {
  /** By the names of the contract, which need no escaping. */
  readonly members: Readonly<Record<string, unknown>>

  constructor(members: Readonly<Record<string, unknown>>) {
    this.members = members
  }
}

/** An object whose last members were written before; neither part may be without members. */
export function withWritten(first: object, last: WrittenJson): WrittenJson {
  return new WrittenJson(`${utf8Of(JSON.stringify(first)).slice(0, -1)},${last.utf8.slice(1)}`)
}

/** The answer as JSON, in UTF-8: one character for each byte. */
export function writeAnswer({ members }: PrevalidatedResponse): string {
  let json = '{"status":true'
  for (const name in members) {
    const value = members[name]
    json += `,"${name}":${value instanceof WrittenJson ? value.utf8 : utf8Of(JSON.stringify(value))}`
  }
  return `${json}}`
}

/** The answer as its receiver reads it. */
export function readAnswer<Read>(answer: PrevalidatedResponse): Read {
  return JSON.parse(Buffer.from(writeAnswer(answer), 'latin1').toString())
}
