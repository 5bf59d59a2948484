/** An answer that is already JSON text (or its bytes), true to its contract (its own test proves that). For lists that must be fast. */
export class PreparedJson {
  readonly text: string | Buffer

  constructor(text: string | Buffer) {
    this.text = text
  }
}
