/** An answer that is already JSON text (or its bytes), true to its contract (its own test proves that). For lists that must be fast. */
export class PreparedJson {
  readonly text: string | Buffer
  /** Told when nobody needs the bytes any more: they are sent, or whoever asked is gone. */
  readonly onSent: (() => void) | undefined

  constructor(text: string | Buffer, onSent?: () => void) {
    this.text = text
    this.onSent = onSent
  }
}
