/**
 * JSON that was written before: an answer takes it as it stands instead of writing it again. The text is kept in UTF-8, one
 * character for each byte: so it takes half the room, and is joined and sent without being encoded anew for each answer.
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
export class TrueAnswer {
  /** By the names of the contract, which need no escaping. */
  readonly members: Readonly<Record<string, unknown>>

  constructor(members: Readonly<Record<string, unknown>>) {
    this.members = members
  }
}

/** The answer as JSON, in UTF-8. */
export function writeAnswer({ members }: TrueAnswer): Buffer {
  if (!Object.values(members).some(value => value instanceof WrittenJson))
    return Buffer.from(JSON.stringify({ status: true, ...members }))
  let json = '{"status":true'
  for (const name in members) {
    const value = members[name]
    json += `,"${name}":${value instanceof WrittenJson ? value.utf8 : utf8Of(JSON.stringify(value))}`
  }
  return Buffer.from(`${json}}`, 'latin1')
}
